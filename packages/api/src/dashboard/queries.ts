import { read } from '../core/read';
import { readSummary } from './endpoints';

/** Query options of what the dashboard's start page shows (`dashboard.summary`). */
export const summaryQuery = () => read(readSummary, {});
