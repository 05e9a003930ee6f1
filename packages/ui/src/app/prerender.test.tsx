import { collectionDetailMock } from '@gifting/api/collections/mocks';
import { collectionQuery } from '@gifting/api/collections/queries';
import { giftingDetailMock, giftingMock } from '@gifting/api/gifting/mocks';
import { giftingDetailQuery, giftingQuery } from '@gifting/api/gifting/queries';
import { serviceDetailMock, servicesMock } from '@gifting/api/services/mocks';
import { serviceQuery, servicesQuery } from '@gifting/api/services/queries';
import { memoryStorage } from '@gifting/domain/storage/storage';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { AboutScreen } from '../screens/about/AboutScreen/AboutScreen';
import { SignInScreen } from '../screens/account/SignInScreen/SignInScreen';
import { SignUpScreen } from '../screens/account/SignUpScreen/SignUpScreen';
import { CollectionScreen } from '../screens/collections/CollectionScreen/CollectionScreen';
import { NotFoundScreen } from '../screens/general/NotFoundScreen/NotFoundScreen';
import { GiftingItemScreen } from '../screens/gifting/GiftingItemScreen/GiftingItemScreen';
import { GiftingScreen } from '../screens/gifting/GiftingScreen/GiftingScreen';
import { HomeScreen } from '../screens/home/HomeScreen/HomeScreen';
import { PublicLayout } from '../screens/layout/PublicLayout/PublicLayout';
import { ServiceScreen } from '../screens/services/ServiceScreen/ServiceScreen';
import { ServicesScreen } from '../screens/services/ServicesScreen/ServicesScreen';
import { collectionPath, giftingPath, paths, servicePath } from './paths';
import { ServicesProvider } from './ServicesProvider';
import { createServices } from './services';

const unused = () => {
  throw new Error('Nothing is opened or reloaded while rendering.');
};

const at = {
  gifting: giftingPath('1'),
  service: servicePath('packaging'),
  collection: collectionPath('festive'),
};

/** What a server would have read before it renders. */
const fill = (cache: QueryClient) => {
  cache.setQueryData(giftingQuery().queryKey, giftingMock.samples.ok);
  cache.setQueryData(giftingDetailQuery('1').queryKey, giftingDetailMock.samples.ok);
  cache.setQueryData(servicesQuery().queryKey, servicesMock.samples.ok);
  cache.setQueryData(serviceQuery('packaging').queryKey, serviceDetailMock.samples.ok);
  cache.setQueryData(collectionQuery('festive').queryKey, collectionDetailMock.samples.ok);
};

/** Renders a public screen in its layout, as a server would: there is no browser here. */
const render = (path: string, address: string, screen: ReactElement, filled: boolean) => {
  const services = createServices({
    persistent: memoryStorage(),
    tab: memoryStorage(),
    apiBase: '/api',
    page: { reload: unused, open: unused },
  });
  if (filled) fill(services.queryClient);
  return renderToString(
    <ServicesProvider services={services}>
      <StaticRouter location={address}>
        <PublicLayout>
          <Routes>
            <Route path={path} element={screen} />
          </Routes>
        </PublicLayout>
      </StaticRouter>
    </ServicesProvider>,
  );
};

describe('a public screen', () => {
  test.each([
    [paths.home, paths.home, <HomeScreen key="home" />, 'Creative gifting solutions made simple'],
    [paths.about, paths.about, <AboutScreen key="about" />, 'Collaborate with us'],
    [paths.gifting, paths.gifting, <GiftingScreen key="gifting" />, 'Conference Giveaways'],
    [paths.giftingItem, at.gifting, <GiftingItemScreen key="item" />, 'Full Catalogue'],
    [paths.services, paths.services, <ServicesScreen key="services" />, 'Storage and dispatch'],
    [paths.service, at.service, <ServiceScreen key="service" />, 'The first thing they hold'],
    [paths.collectionPage, at.collection, <CollectionScreen key="collection" />, 'Giftbox Creation'],
    [paths.signIn, paths.signIn, <SignInScreen key="sign-in" />, 'Remember me'],
    [paths.signUp, paths.signUp, <SignUpScreen key="sign-up" />, 'Retype password'],
    ['*', '/no-such-page', <NotFoundScreen key="lost" />, 'Page not found'],
  ])('renders without a browser at %s', (path, address, screen, words) => {
    const html = render(path, address, screen, true);
    expect(html).toContain(words);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('Skip to content');
    expect(html).toContain('© 2025');
    expect(html).toContain('href="/sign-in"');
  });

  test.each([
    [paths.giftingItem, at.gifting, <GiftingItemScreen key="item" />],
    [paths.service, at.service, <ServiceScreen key="service" />],
    [paths.collectionPage, at.collection, <CollectionScreen key="collection" />],
  ])('renders its wait at %s when nothing was read before', (path, address, screen) => {
    const html = render(path, address, screen, false);
    expect(html).toContain('role="status"');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });
});
