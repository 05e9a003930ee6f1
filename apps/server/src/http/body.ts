import type { Encoding } from '@gifting/api/core/endpoint';
import { fromFormData } from '@gifting/api/core/multipart';
import { refusalTexts } from '@gifting/api/core/texts';
import type { HonoRequest } from 'hono';
import { Failure } from './failure';

/** Reads a request body in the encoding its row is written with. Throws a 400 or 415 for one that is not in it. */
export const readBody = async (request: HonoRequest, encoding: Encoding): Promise<unknown> => {
  if (encoding === 'multipart') {
    const type = request.header('content-type') ?? '';
    if (!/^multipart\/form-data\b/i.test(type)) throw new Failure(415, refusalTexts.notForm);
    try {
      return fromFormData(await request.formData());
    } catch {
      throw new Failure(400, refusalTexts.brokenForm);
    }
  }
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(400, refusalTexts.notJson);
  }
};
