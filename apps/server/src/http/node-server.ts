import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { refusalBody } from '@gifting/api/core/refusal';
import { getRequestListener, RequestError } from '@hono/node-server';
import { Hono } from 'hono';
import { serverFailure } from './api';
import { safeHeaders } from './safe-headers';

/** The limit of a request's headers in bytes. Node's 16 kB are too few: cookies of other apps on the same host name count. */
const maxHeaderSize = 64 * 1024;

/** How long a refused connection is still read, in milliseconds. Closed at once, it would be reset before the answer arrives. */
const lingering = 1_000;

/** What the HTTP layer itself answers. */
const texts = {
  400: 'This is not a valid HTTP request',
  408: 'The request took too long to arrive. Please try again.',
  413: 'The request is too large',
  417: 'The server cannot meet what the Expect header asks for',
  431: `The headers of the request are too large: ${maxHeaderSize / 1024} kB at most. Clearing the cookies of this site helps.`,
  500: serverFailure,
} as const;

const statuses = [400, 408, 413, 417, 431, 500] as const;

type Status = (typeof statuses)[number];

const statusOf = (code: string | undefined): Status => {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413;
    case 'HPE_HEADER_OVERFLOW':
      return 431;
    default:
      return 400;
  }
};

interface Answer {
  readonly status: Status;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Makes the answers: the API's error body, with the headers of every page. */
const createAnswers = (onlyHttps: boolean) => {
  const app = new Hono();
  app.use(safeHeaders({ onlyHttps }));
  for (const status of statuses)
    app.get(`/${status}`, (context) => context.json(refusalBody({ message: texts[status] }), status));
  return async (status: Status): Promise<Answer> => {
    const response = await app.request(`/${status}`);
    const body = await response.text();
    const headers = {
      ...Object.fromEntries(response.headers),
      'cache-control': 'no-store',
      connection: 'close',
      'content-length': String(Buffer.byteLength(body)),
    };
    return { status, headers, body };
  };
};

const toWire = ({ status, headers, body }: Answer): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map((header) => header.join(': ')),
    '',
    body,
  ].join('\r\n');

interface NodeServerSettings {
  readonly fetch: Parameters<typeof getRequestListener>[0];
  /** Stands for the Host header that HTTP/1.0 may leave out. */
  readonly hostname: string;
  /** Whether the site is reached by https only. */
  readonly onlyHttps: boolean;
}

/**
 * Creates the HTTP server of an app. What Node or its adapter refuse before the app sees a request is answered as the app
 * answers: with security headers, a message, and the API's error body.
 */
export const createNodeServer = ({ fetch, hostname, onlyHttps }: NodeServerSettings): Server => {
  const answerOf = createAnswers(onlyHttps);
  const refuse = async (response: ServerResponse, status: Status) => {
    const { headers, body } = await answerOf(status);
    response.writeHead(status, headers).end(body);
  };
  const listener = getRequestListener(fetch, {
    hostname,
    // Without a response the adapter leaves the request to `serve`.
    errorHandler: async (error) => {
      if (error instanceof RequestError) return;
      const { status, headers, body } = await answerOf(500);
      return new Response(body, { status, headers });
    },
  });
  const latest = new WeakMap<Socket, ServerResponse>();
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    latest.set(request.socket, response);
    const lacksHost = request.httpVersion === '1.1' && request.headers.host === undefined;
    if (!lacksHost) await listener(request, response);
    if (!response.headersSent && !response.destroyed) await refuse(response, 400);
  };
  // Node would answer a missing Host without headers.
  const server = createServer(
    { maxHeaderSize, requireHostHeader: false },
    (request, response) => void serve(request, response),
  );
  server.on('checkExpectation', (_request, response) => void refuse(response, 417));
  const refused = new WeakSet<Socket>();
  server.on('clientError', async ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    // Each further packet of a broken request is an error too.
    if (refused.has(socket)) return;
    refused.add(socket);
    const running = latest.get(socket);
    const begun = running?.headersSent && !running.writableFinished;
    if (code === 'ECONNRESET' || !socket.writable || begun) socket.destroySoon();
    else {
      socket.end(toWire(await answerOf(statusOf(code))));
      socket.resume();
      setTimeout(() => socket.destroy(), lingering).unref();
    }
  });
  return server;
};
