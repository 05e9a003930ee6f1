import { createServer } from 'node:net';

/**
 * Whether something listens on an address. An address that this machine lacks is free.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
const isTaken = (host, port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    probe.listen({ host, port }, () => probe.close(() => resolve(false)));
  });

/**
 * Explains in one line why a server cannot listen on a port; `undefined` if it can. Tries both loopback
 * addresses, because `localhost` may mean either.
 * @param {string} port
 * @param {string} host
 */
export const portProblem = async (port, host) => {
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    return `PORT must be a whole number from 0 to 65535, not "${port}".`;
  const hosts = host === '127.0.0.1' ? [host, '::1'] : [host];
  for (const each of hosts)
    if (port !== '0' && (await isTaken(each, Number(port))))
      return `Port ${port} is in use. Stop what uses it, or set PORT to another one, such as PORT=${Number(port) + 1}.`;
  return undefined;
};

/**
 * Finds a free port.
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host: '127.0.0.1', port: 0 }, () => {
      // The address of a listening TCP server is never a string or null.
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
