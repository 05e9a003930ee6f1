import { readFileSync } from 'node:fs';

/** The resident memory of a process in MB of 1024 kB; `undefined` where the system does not say: off Linux. */
export const memoryOf = (pid: number): number | undefined => {
  if (process.platform !== 'linux') return undefined;
  const size = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return size === undefined ? undefined : Number(size) / 1024;
};
