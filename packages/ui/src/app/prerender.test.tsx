import { memoryStorage } from '@gifting/domain/storage/storage';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { SignInScreen } from '../screens/account/SignInScreen/SignInScreen';
import { SignUpScreen } from '../screens/account/SignUpScreen/SignUpScreen';
import { NotFoundScreen } from '../screens/general/NotFoundScreen/NotFoundScreen';
import { HomeScreen } from '../screens/home/HomeScreen/HomeScreen';
import { PublicLayout } from '../screens/layout/PublicLayout/PublicLayout';
import { paths } from './paths';
import { ServicesProvider } from './ServicesProvider';
import { createServices } from './services';

const unused = () => {
  throw new Error('Nothing is opened or reloaded while rendering.');
};

/** Renders a public screen in its layout, as a server would: there is no browser here. */
const render = (address: string, screen: ReactElement) =>
  renderToString(
    <ServicesProvider
      services={createServices({
        persistent: memoryStorage(),
        tab: memoryStorage(),
        apiBase: '/api',
        page: { reload: unused, open: unused },
      })}
    >
      <StaticRouter location={address}>
        <PublicLayout>{screen}</PublicLayout>
      </StaticRouter>
    </ServicesProvider>,
  );

describe('a public screen', () => {
  test.each([
    [paths.home, <HomeScreen key="home" />, 'Creative gifting solutions made simple'],
    [paths.signIn, <SignInScreen key="sign-in" />, 'Remember me'],
    [paths.signUp, <SignUpScreen key="sign-up" />, 'Retype password'],
    ['/no-such-page', <NotFoundScreen key="lost" />, 'Page not found'],
  ])('renders without a browser at %s', (address, screen, words) => {
    const html = render(address, screen);
    expect(html).toContain(words);
    expect(html).toContain('Skip to content');
    expect(html).toContain('© 2025');
    expect(html).toContain('href="/sign-in"');
  });
});
