import { collectionDetailMock, collectionsMock } from '@gifting/api/collections/mocks';
import { collectionQuery, collectionsQuery } from '@gifting/api/collections/queries';
import { giftingDetailMock, giftingMock } from '@gifting/api/gifting/mocks';
import { giftingDetailQuery, giftingQuery } from '@gifting/api/gifting/queries';
import { serviceDetailMock, servicesMock } from '@gifting/api/services/mocks';
import { serviceQuery, servicesQuery } from '@gifting/api/services/queries';
import { memoryStorage } from '@gifting/client-state/storage/storage';
import { thankYouIds } from '@gifting/domain/campaigns/recipient';
import { recipientPaths } from '@gifting/domain/site/paths';
import { dehydrate, hydrate } from '@tanstack/react-query';
import { JSDOM } from 'jsdom';
import { act, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes, StaticRouter } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AboutScreen } from '#screens/about/AboutScreen/AboutScreen.tsx';
import { SignInScreen } from '#screens/account/SignInScreen/SignInScreen.tsx';
import { SignUpScreen } from '#screens/account/SignUpScreen/SignUpScreen.tsx';
import { CollectionScreen } from '#screens/collections/CollectionScreen/CollectionScreen.tsx';
import { NotFoundScreen } from '#screens/general/NotFoundScreen/NotFoundScreen.tsx';
import { GiftingItemScreen } from '#screens/gifting/GiftingItemScreen/GiftingItemScreen.tsx';
import { GiftingScreen } from '#screens/gifting/GiftingScreen/GiftingScreen.tsx';
import { HomeScreen } from '#screens/home/HomeScreen/HomeScreen.tsx';
import { PublicLayout } from '#screens/layout/PublicLayout/PublicLayout.tsx';
import { RecipientLayout } from '#screens/layout/RecipientLayout/RecipientLayout.tsx';
import { MicrositeScreen } from '#screens/recipients/MicrositeScreen/MicrositeScreen.tsx';
import { RedemptionScreen } from '#screens/recipients/RedemptionScreen/RedemptionScreen.tsx';
import { ThankYouScreen } from '#screens/recipients/ThankYouScreen/ThankYouScreen.tsx';
import { ServiceScreen } from '#screens/services/ServiceScreen/ServiceScreen.tsx';
import { ServicesScreen } from '#screens/services/ServicesScreen/ServicesScreen.tsx';
import { AccessibilityScreen } from '#screens/site/AccessibilityScreen/AccessibilityScreen.tsx';
import { PrivacyScreen } from '#screens/site/PrivacyScreen/PrivacyScreen.tsx';
import { TermsScreen } from '#screens/site/TermsScreen/TermsScreen.tsx';
import { TechnologyScreen } from '#screens/technology/TechnologyScreen/TechnologyScreen.tsx';
import { collectionPath, giftingPath, paths, servicePath, thankYouPath } from './paths';
import { ServicesProvider } from './ServicesProvider';
import { createServices, type Services } from './services';

const unused = () => {
  throw new Error('Nothing is opened or reloaded while rendering.');
};

const makeServices = () =>
  createServices({
    persistent: memoryStorage(),
    tab: memoryStorage(),
    apiBase: '/api',
    siteUrl: 'https://gifts.example',
    page: { reload: unused, open: unused },
    // There is no API here: the page's refetches are still in flight when the test ends.
    pageLife: AbortSignal.abort(),
  });

/** Services with a cache as prefetching leaves it for the public pages. */
const filledServices = () => {
  const services = makeServices();
  const { queryClient } = services;
  queryClient.setQueryData(giftingQuery().queryKey, giftingMock.samples.ok);
  queryClient.setQueryData(giftingDetailQuery('1').queryKey, giftingDetailMock.samples.ok);
  queryClient.setQueryData(servicesQuery().queryKey, servicesMock.samples.ok);
  queryClient.setQueryData(serviceQuery('packaging').queryKey, serviceDetailMock.samples.ok);
  queryClient.setQueryData(collectionsQuery().queryKey, collectionsMock.samples.ok);
  queryClient.setQueryData(collectionQuery('festive').queryKey, collectionDetailMock.samples.ok);
  return services;
};

type Page = readonly [address: string, path: string, screen: ReactElement, words: string];

const pages: readonly Page[] = [
  [paths.home, paths.home, <HomeScreen key="home" />, servicesMock.samples.ok[0]?.name ?? ''],
  [paths.about, paths.about, <AboutScreen key="about" />, 'Collaborate with us'],
  [paths.technology, paths.technology, <TechnologyScreen key="tech" />, 'Choose products'],
  [paths.gifting, paths.gifting, <GiftingScreen key="gifting" />, giftingMock.samples.ok[0]?.name ?? ''],
  [giftingPath('1'), paths.giftingItem, <GiftingItemScreen key="item" />, giftingDetailMock.samples.ok.name],
  [paths.about, paths.about, <AboutScreen key="about" />, 'Collaborate with us'],
  [paths.services, paths.services, <ServicesScreen key="services" />, 'Storage and dispatch'],
  [
    servicePath('packaging'),
    paths.service,
    <ServiceScreen key="service" />,
    serviceDetailMock.samples.ok.title,
  ],
  [
    paths.services,
    paths.services,
    <ServicesScreen key="services" />,
    servicesMock.samples.ok[0]?.description ?? '',
  ],
  [
    servicePath('packaging'),
    paths.service,
    <ServiceScreen key="service" />,
    serviceDetailMock.samples.ok.title,
  ],
  [
    collectionPath('festive'),
    paths.collectionPage,
    <CollectionScreen key="collection" />,
    collectionDetailMock.samples.ok.title,
  ],
  [paths.accessibility, paths.accessibility, <AccessibilityScreen key="accessibility" />, 'Screen by screen'],
  [paths.privacy, paths.privacy, <PrivacyScreen key="privacy" />, 'What stays in your browser'],
  [paths.terms, paths.terms, <TermsScreen key="terms" />, 'Changing your mind'],
  [paths.signIn, paths.signIn, <SignInScreen key="sign-in" />, 'Remember me'],
  [paths.signUp, paths.signUp, <SignUpScreen key="sign-up" />, 'Retype password'],
  ['/no-such-page', '*', <NotFoundScreen key="lost" />, 'Page not found'],
];

const recipientPages: readonly Page[] = [
  ['/microsite/1', paths.microsite, <MicrositeScreen key="microsite" />, 'T-Shirt'],
  ['/gift-redemption/1', paths.redemption, <RedemptionScreen key="redemption" />, 'Chocolate Box'],
  [thankYouPath(thankYouIds), paths.micrositeThankYou, <ThankYouScreen key="thanks" />, 'Thank you!'],
];

const isForRecipients = (path: string) => recipientPaths.some((known) => known === path);

const inLayout = (services: Services, path: string, screen: ReactElement) => {
  const Layout = isForRecipients(path) ? RecipientLayout : PublicLayout;
  return (
    <ServicesProvider services={services}>
      <Routes>
        <Route path={path} element={<Layout>{screen}</Layout>} />
      </Routes>
    </ServicesProvider>
  );
};

/** Renders a public page as a server does: no browser globals exist at this point. */
const renderPage = ([address, path, screen]: Page, services: Services) => {
  const html = renderToString(
    <StaticRouter location={address}>{inLayout(services, path, screen)}</StaticRouter>,
  );
  return { html, cache: JSON.stringify(dehydrate(services.queryClient)) };
};

const renderedPages = new Map(
  [...pages, ...recipientPages].map((page) => [page[0], renderPage(page, filledServices())]),
);

const at = (address: string) => {
  const found = renderedPages.get(address);
  if (!found) throw new Error(`${address} was not rendered.`);
  return found;
};

describe('a public page renders without a browser', () => {
  test.each(pages)('at %s', (address, _path, _screen, words) => {
    const { html } = at(address);
    expect(html).toContain(words.replaceAll('&', '&amp;'));
    expect(html).toContain('Skip to content');
    expect(html).toContain('© 2025');
    expect(html).toContain('href="/sign-in"');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  test.each(pages)('and keeps what is typed out of the address at %s', (address) => {
    const forms = at(address).html.match(/<form [^>]*>/g) ?? [];
    expect(forms.filter((form) => !/ method="(dialog|post)"/.test(form))).toEqual([]);
  });

  test.each(pages.filter(([, path]) => path !== '*'))('and says what it is at %s', (address) => {
    expect(at(address).html).toContain('name="description"');
    expect(at(address).html).toContain(`rel="canonical" href="https://gifts.example${address}"`);
  });
});

test.each(recipientPages)(
  'a page for recipients renders and is kept from search at %s',
  (address, ...page) => {
    const { html } = at(address);
    expect(html).toContain(page[2]);
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toContain('<a ');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  },
);

/** The globals that React and the components need to hydrate. */
const browserGlobals = [
  'window',
  'document',
  'navigator',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'MutationObserver',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

const details = new Set<string>([paths.giftingItem, paths.service, paths.collectionPage]);

test.each(pages.filter(([, path]) => details.has(path)))(
  'a page renders its wait when nothing was read before, at %s',
  (...page) => {
    const { html } = renderPage(page, makeServices());
    expect(html).toContain('role="status"');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  },
);

describe('a server-rendered page hydrates without a warning', () => {
  beforeAll(() => {
    const { window } = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
      url: 'https://gifts.example/',
      pretendToBeVisual: true,
    });
    for (const name of browserGlobals) vi.stubGlobal(name, Reflect.get(window, name));
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });
  afterAll(() => vi.unstubAllGlobals());

  test.each([...pages, ...recipientPages])('at %s', async (address, path, screen) => {
    const { html, cache } = at(address);
    const { hydrateRoot } = await import('react-dom/client');
    const complaints = vi.fn();
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(complaints);
    const services = makeServices();
    hydrate(services.queryClient, JSON.parse(cache));
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.replaceChildren(container);
    const before = container.textContent;
    await act(async () => {
      const root = hydrateRoot(
        container,
        <MemoryRouter initialEntries={[address]}>{inLayout(services, path, screen)}</MemoryRouter>,
        { onRecoverableError: complaints, onUncaughtError: complaints },
      );
      // Its calls end after the test, and would render without a window.
      onTestFinished(() => act(async () => root.unmount()));
    });
    console.mockRestore();
    expect(complaints).not.toHaveBeenCalled();
    expect(container.textContent).toBe(before);
  });
});
