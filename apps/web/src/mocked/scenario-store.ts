import { readScenarios, type ScenarioOfRow, writeScenarios } from '@gifting/api/mock-server/scenarios';
import type { KeyValueStorage } from '@gifting/client-state/storage/storage';
import { brand } from '@gifting/domain/brand/brand';

const key = `${brand.storagePrefix}Scenarios`;
const parameter = 'scenarios';

/** The chosen scenarios: from the address, else as they were stored. */
export interface ScenarioStore {
  readonly read: () => ScenarioOfRow;
  readonly write: (chosen: ScenarioOfRow) => void;
  /** The address of this page with the chosen scenarios. */
  readonly link: () => string;
}

/** Reads the scenarios of the address, stores them and takes them out of it, so that the app does not see them. */
export const scenarioStore = (storage: KeyValueStorage): ScenarioStore => {
  const address = new URL(window.location.href);
  const given = address.searchParams.get(parameter);
  if (given !== null) {
    storage.write(key, writeScenarios(readScenarios(given)));
    address.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, '', address);
  }
  let chosen = readScenarios(storage.read(key) ?? '');
  return {
    read: () => chosen,
    write: (next) => {
      chosen = next;
      storage.write(key, writeScenarios(next));
    },
    link: () => {
      const here = new URL(window.location.href);
      here.searchParams.set(parameter, writeScenarios(chosen));
      return here.href;
    },
  };
};
