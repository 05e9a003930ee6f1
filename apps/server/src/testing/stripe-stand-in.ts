import { once } from 'node:events';
import { createServer } from 'node:http';
import type Stripe from 'stripe';

/** A Checkout session of the fake. */
interface StandInSession {
  readonly id: string;
  status: 'open' | 'complete' | 'expired';
  readonly url: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  payment_intent: string | null;
}

/** A payment intent of the fake. */
interface StandInIntent {
  readonly id: string;
  status: 'requires_capture' | 'succeeded' | 'canceled';
}

/** A request that the fake received. */
interface Received {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly form: Readonly<Record<string, string>>;
}

/** A fake of the Stripe API calls that the server makes, on a loopback port. */
export interface StripeStandIn {
  readonly api: Stripe.StripeConfig;
  readonly received: readonly Received[];
  readonly sessions: ReadonlyMap<string, StandInSession>;
  readonly intents: ReadonlyMap<string, StandInIntent>;
  /** Processes the next requests and drops their responses. */
  loseAnswers(count: number): void;
  /** Refuses the next requests. */
  refuse(count: number): void;
  pay(id: string): void;
  close(): Promise<void>;
}

/** Starts the fake. */
export const startStripeStandIn = async (): Promise<StripeStandIn> => {
  const received: Received[] = [];
  const sessions = new Map<string, StandInSession>();
  const intents = new Map<string, StandInIntent>();
  const byKey = new Map<string, StandInSession>();
  let lost = 0;
  let refused = 0;

  const create = (form: Readonly<Record<string, string>>, key: string | undefined): StandInSession => {
    const known = key === undefined ? undefined : byKey.get(key);
    if (known) return known;
    const id = `cs_test_${sessions.size + 1}`;
    const session: StandInSession = {
      id,
      status: 'open',
      url: `https://checkout.stripe.example/${id}`,
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]'] ?? '',
      metadata: { payment: form['metadata[payment]'] ?? '', order: form['metadata[order]'] ?? '' },
      payment_intent: null,
    };
    sessions.set(id, session);
    if (key !== undefined) byKey.set(key, session);
    return session;
  };

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url = '', headers } = request;
    const form = Object.fromEntries(new URLSearchParams(body));
    const key = headers['idempotency-key'];
    const idempotencyKey = Array.isArray(key) ? key[0] : key;
    received.push({ method, path: url, authorization: headers.authorization, idempotencyKey, form });
    const answer = (status: number, content: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(content));
    };
    if (refused > 0) {
      refused -= 1;
      answer(402, { error: { type: 'card_error', message: 'No.' } });
      return;
    }
    const [, intentId, change] = /^\/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(url) ?? [];
    const intent = intents.get(intentId ?? '');
    if (intent && change && intent.status !== 'requires_capture') {
      answer(400, { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } });
      return;
    }
    if (intent && change === 'capture') intent.status = 'succeeded';
    if (intent && change === 'cancel') intent.status = 'canceled';
    const [, id, action] = /^\/v1\/checkout\/sessions(?:\/(\w+))?(?:\/(\w+))?$/.exec(url) ?? [];
    const session =
      intentId !== undefined ? undefined : id === undefined ? create(form, idempotencyKey) : sessions.get(id);
    if (session && action === 'expire') session.status = 'expired';
    if (lost > 0) {
      lost -= 1;
      request.socket.destroy();
      return;
    }
    if (intent) answer(200, { object: 'payment_intent', ...intent });
    else answer(session ? 200 : 404, session ? { object: 'checkout.session', ...session } : { error: {} });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in got no port.');
  return {
    api: { host: '127.0.0.1', port: address.port, protocol: 'http', telemetry: false },
    received,
    sessions,
    intents,
    loseAnswers: (count) => {
      lost = count;
    },
    refuse: (count) => {
      refused = count;
    },
    pay: (id) => {
      const session = sessions.get(id);
      if (!session) throw new Error(`There is no session ${id}.`);
      session.status = 'complete';
      session.payment_intent = `pi_${id}`;
      intents.set(`pi_${id}`, { id: `pi_${id}`, status: 'requires_capture' });
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
