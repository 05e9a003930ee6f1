import type { Browser, Page, ViewportSize } from 'playwright';

/** The viewport of a phone. */
export const viewport: ViewportSize = { width: 390, height: 844 };

/** A slow phone on a slow line: 4x CPU throttling, 1.6 Mbit/s, 150 ms round trip. */
const slow = { processor: 4, bytesPerSecond: 1_600_000 / 8, latency: 150 } as const;

/** Timeout in milliseconds, generous because a busy machine is slow. */
const patience = 120_000;

/** Opens a page with an empty cache on a slow phone, runs `act` on it and closes it. */
export const onSlowPhone = async <Result>(
  browser: Browser,
  act: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ viewport });
  context.setDefaultTimeout(patience);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.bytesPerSecond,
      uploadThroughput: slow.bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.processor });
    return await act(page);
  } finally {
    await context.close();
  }
};
