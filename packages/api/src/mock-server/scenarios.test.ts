import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { RowName } from '../table';
import {
  readScenarios,
  type Scenario,
  type ScenarioOfRow,
  scenarioHandler,
  writeScenarios,
} from './scenarios';

const answer = (chosen: ScenarioOfRow, path: string) =>
  getResponse([scenarioHandler(() => chosen)], new Request(`http://localhost/api${path}`));

describe('scenarios', () => {
  it('come back from an address as they were', () => {
    const chosen = new Map<RowName, Scenario>([
      ['orders.own', 503],
      ['products.list', 'empty'],
    ]);
    expect(writeScenarios(chosen)).toBe('orders.own=503,products.list=empty');
    expect(readScenarios(writeScenarios(chosen))).toEqual(chosen);
  });

  it('leave out what an address made up', () => {
    expect(readScenarios('orders.own=418,teapot=ok,products.list,=,products.list=offline')).toEqual(
      new Map([['products.list', 'offline']]),
    );
    expect(readScenarios('')).toEqual(new Map());
  });

  it('answer their row with the chosen status, and leave every other row to the mock server', async () => {
    const chosen = readScenarios('gifting.list=503');
    expect((await answer(chosen, '/v1/gifting'))?.status).toBe(503);
    expect(await answer(chosen, '/v1/get-currency')).toBeUndefined();
  });

  it('follow a choice that changes', async () => {
    let chosen = readScenarios('gifting.list=malformed');
    const handler = scenarioHandler(() => chosen);
    const ask = () => getResponse([handler], new Request('http://localhost/api/v1/gifting'));
    expect((await ask())?.headers.get('content-type')).toContain('html');
    chosen = new Map();
    expect(await ask()).toBeUndefined();
  });
});
