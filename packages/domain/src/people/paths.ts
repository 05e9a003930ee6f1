import { paths } from '../site/paths';

/** The administration of people. It is beside `paths`, which every page loads. */
export const peoplePath = `${paths.dashboard}/people`;
