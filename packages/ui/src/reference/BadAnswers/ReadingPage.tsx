import { sampleAdmin } from '@gifting/api/account/mocks';
import type { Endpoint } from '@gifting/api/core/endpoint';
import { read } from '@gifting/api/core/read';
import { writeDraft } from '@gifting/client-state/orders/storage';
import { memoryStorage } from '@gifting/client-state/storage/storage';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { ErrorCatalogue } from '#app/ErrorCatalogue.tsx';
import { paths } from '#app/paths.ts';
import { ServicesProvider } from '#app/ServicesProvider.tsx';
import { createServices, type Services } from '#app/services.ts';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import type { ReadingScreen } from './screens';

/** Failure text of the page for a row without a screen. */
const plainFailure = 'This could not be loaded.';
/** Stands in for the sign-in screen. */
export const atSignIn = 'Sign-in is here';

/** Any value for each parameter: the mocks answer all alike. */
const inputOf = ({ path }: Endpoint) => ({
  params: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1'])),
  query: {},
  body: undefined,
});

const PlainRead = ({ row }: { readonly row: Endpoint }) => (
  <main>
    <h1 className="t-heading">{row.name}</h1>
    <ResourceView
      resource={useQuery(read(row, inputOf(row)))}
      loading={null}
      renderError={(_error, retry) => <ErrorPanel message={plainFailure} onRetry={retry} />}
    >
      {() => <p>Loaded</p>}
    </ResourceView>
  </main>
);

/** The page of a row: its screen, or a plain one. */
export const pageOf = (row: Endpoint, screen: ReadingScreen | undefined): ReadingScreen =>
  screen ?? { screen: <PlainRead row={row} />, at: `/reading/${row.name}`, errorText: plainFailure };

/** Services of a signed-in person, without retries and with an optional short timeout. */
export const servicesFor = (
  { user = sampleAdmin, draft }: ReadingScreen,
  timeout: number | undefined,
): Services => {
  const tab = memoryStorage();
  if (draft) writeDraft(tab, draft);
  const services = createServices({
    persistent: memoryStorage(),
    tab,
    apiBase: '/api',
    page: { reload: () => undefined, open: () => undefined },
    retries: false,
    ...(timeout !== undefined && { timeout }),
  });
  services.session.start({ user, token: 'a-token' }, false);
  return services;
};

/** One page in an app instance of its own. */
export const ReadingPage = ({
  page,
  services,
}: {
  readonly page: ReadingScreen;
  readonly services: Services;
}) => {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: (
            <>
              <ErrorCatalogue />
              <Outlet />
            </>
          ),
          children: [
            { path: page.path ?? page.at, element: page.screen },
            { path: paths.signIn, element: <p>{atSignIn}</p> },
          ],
        },
      ],
      { initialEntries: [page.at] },
    ),
  );
  return (
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>
  );
};
