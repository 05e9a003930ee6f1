import { startMockServer } from '@gifting/api/mock-server/browser';
import { browserStorage } from '@gifting/client-state/storage/storage';
import { paths } from '@gifting/domain/site/paths';
import { orderPath } from '@gifting/ui/app/paths.ts';
import { createRoot } from 'react-dom/client';
import { below } from '../page';
import { MockPayment } from './MockPayment';
import { ScenarioPanel } from './ScenarioPanel';
import { scenarioStore } from './scenario-store';

/** Says why there is no app, where `index.html` has its message for one that does not arrive. */
const showFailure = (error: unknown): void => {
  document
    .querySelector('.late')
    ?.replaceChildren(`The mock server could not start. ${error instanceof Error ? error.message : error}`);
  document.documentElement.dataset.lost = '';
};

const paymentPages = '/mock-payment/';

/** The order to pay, on the page that stands in for a payment provider's. */
const orderToPay = (): string | undefined => {
  const start = below(paymentPages);
  const { pathname } = window.location;
  return pathname.startsWith(start) ? pathname.slice(start.length) : undefined;
};

/** Whether the page was opened from its order's page. */
const returnsToOrder = (): boolean =>
  new URLSearchParams(window.location.search).get('returns-to') === 'order';

/**
 * Runs the web app on the mock server, with the panel of scenarios beside it. Only `npm run dev:mocked` and
 * `npm run build:mocked` load it; no other build contains it.
 */
export const startMocking = async (container: HTMLElement, mount: () => Promise<void>): Promise<void> => {
  const storage = browserStorage(() => window.localStorage);
  const scenarios = scenarioStore(storage);
  try {
    const server = await startMockServer({
      storage,
      paymentPages,
      worker: below('/mockServiceWorker.js'),
      scenarios: scenarios.read,
    });
    const panel = document.createElement('div');
    document.body.append(panel);
    createRoot(panel).render(<ScenarioPanel store={scenarios} />);
    const number = orderToPay();
    if (number === undefined) return await mount();
    const order = server.state.orders.find(({ id }) => id === number);
    createRoot(container).render(
      <MockPayment
        order={order}
        onSettled={(outcome) => {
          if (order) {
            order.paymentStatus = outcome;
            order.authorisedAt = outcome === 'authorised' ? server.now().toISOString() : null;
          }
          server.save();
          const result = outcome === 'authorised' ? paths.paymentSuccessful : paths.paymentError;
          window.location.assign(below(returnsToOrder() ? orderPath(number) : result));
        }}
      />,
    );
  } catch (error) {
    showFailure(error);
    throw error;
  }
};
