import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { readSummary } from './summary';

/** The dashboard's start page. */
export const dashboardRoutes = ({ db, now }: Dependencies): HandlersOf<'dashboard'> => ({
  'dashboard.summary': ({ caller }) => readSummary(db, caller(), now()),
});
