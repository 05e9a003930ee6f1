import { getResponse, type HttpHandler, http } from 'msw';
import { allMocks } from '../mocks';
import type { RowName } from '../table';

type Mock = (typeof allMocks)[number];

const kinds = ['ok', 'empty', 'slow', 'pending', 'malformed', 'offline'] as const;
const failures = [400, 401, 403, 404, 409, 422, 429, 500, 502, 503] as const;

/** How a row answers in place of the mock server: a kind of answer, or a failure by its status. */
export type Scenario = (typeof kinds)[number] | (typeof failures)[number];

/** All scenarios in the order to offer them. */
export const scenarios: readonly Scenario[] = [...kinds, ...failures];

/** The rows that answer by a scenario; all others are answered by the mock server. */
export type ScenarioOfRow = ReadonlyMap<RowName, Scenario>;

/** Writes scenarios for an address: `orders.own=503,products.list=empty`. */
export const writeScenarios = (chosen: ScenarioOfRow): string =>
  [...chosen].map(([row, scenario]) => `${row}=${scenario}`).join(',');

/** Reads what {@link writeScenarios} wrote, and leaves out what names no row or no scenario. */
export const readScenarios = (text: string): ScenarioOfRow =>
  new Map(
    text.split(',').flatMap((pair) => {
      const [name, answer] = pair.split('=');
      const row = allMocks.find((mock) => mock.row.name === name)?.row.name;
      const scenario = scenarios.find((known) => String(known) === answer);
      return row && scenario ? [[row, scenario] as const] : [];
    }),
  );

const handlerOf = (mock: Mock, scenario: Scenario): HttpHandler =>
  typeof scenario === 'number' ? mock.failure(scenario) : mock[scenario]();

/** A handler before those of the mock server: it answers the rows that have a scenario at the time of the request. */
export const scenarioHandler = (chosen: () => ScenarioOfRow): HttpHandler =>
  http.all('*/api/*', ({ request }) => {
    const now = chosen();
    const handlers = allMocks.flatMap((mock) => {
      const scenario = now.get(mock.row.name);
      return scenario ? [handlerOf(mock, scenario)] : [];
    });
    return getResponse(handlers, request);
  });
