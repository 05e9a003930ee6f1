import type { Encoding } from '@gifting/api/core/endpoint';
import type { HonoRequest } from 'hono';
import { Failure } from './failure';

/** Reads a request body in the encoding its row is written with. Throws a 400 or 415 for one that is not in it. */
export const readBody = async (request: HonoRequest, encoding: Encoding): Promise<unknown> => {
  if (encoding === 'multipart') {
    const type = request.header('content-type') ?? '';
    if (!/^multipart\/form-data\b/i.test(type)) throw new Failure(415, 'This request must be sent as a form');
    try {
      return await request.parseBody();
    } catch {
      throw new Failure(400, 'The form could not be read');
    }
  }
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(400, 'The request is not valid JSON');
  }
};
