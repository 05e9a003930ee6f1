import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer, buildWeb, serverFile } from './build.mjs';
import { install } from './install.mjs';
import { portProblem } from './port.mjs';
import { giveUp, root } from './workspace.mjs';

/** Installs and builds if necessary, then runs the server in this process. */
export const start = async () => {
  // Checked first, because installing may take a minute.
  const problem = await portProblem(process.env.PORT || '3000', process.env.HOST || '127.0.0.1');
  if (problem) giveUp(problem);
  install();
  buildWeb();
  buildServer();
  process.env.DATA_DIR ||= join(root, 'data');
  await import(pathToFileURL(serverFile).href);
};
