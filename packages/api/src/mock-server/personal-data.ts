import { hasEnded } from '@gifting/domain/orders/order-status';
import { bookkeepingYears } from '@gifting/domain/personal-data/personal-data';
import { fieldRefusal, Refusal } from '../core/refusal';
import { done, fieldTexts, refusalTexts } from '../core/texts';
import type { HandlersOf, MockServer } from './mock-server';
import { statusOf } from './orders';
import { hashOf } from './passwords';
import { endSessions } from './people';
import type { Person } from './state';

/** What is held about a person, and the end of their account. */
export const personalDataHandlers = ({ state, now }: MockServer): HandlersOf<'personalData'> => {
  const ordersOf = ({ id }: Person) => state.orders.filter(({ userId }) => userId === id);
  const obstacleOf = (person: Person) => {
    if (ordersOf(person).some((order) => !hasEnded(statusOf(order)))) return 'orders';
    const others = state.people.some(
      ({ id, role, disabled }) => id !== person.id && role === 'admin' && !disabled,
    );
    return person.role === 'admin' && !others ? 'administrator' : null;
  };
  return {
    'personalData.read': ({ caller }) => {
      const { passwordHash: _hash, emailChange: _change, ...person } = caller();
      return { json: JSON.stringify({ account: [person], orders: ordersOf(caller()) }, null, 2) };
    },

    'personalData.closing': ({ caller }) => {
      const documents = ordersOf(caller()).flatMap((order) => order.documents).length;
      return {
        obstacle: obstacleOf(caller()),
        documents,
        keptUntil: documents > 0 ? now().getUTCFullYear() + bookkeepingYears : null,
        asksPassword: true,
      };
    },

    'personalData.close': ({ body, caller }) => {
      const person = caller();
      if (person.passwordHash !== hashOf(body.password))
        throw fieldRefusal({ password: [fieldTexts.wrongPassword] });
      const obstacle = obstacleOf(person);
      if (obstacle !== null)
        throw new Refusal(
          422,
          obstacle === 'orders' ? refusalTexts.orderUnderWay : refusalTexts.onlyAdministrator,
        );
      endSessions(state, person.id);
      state.people = state.people.filter(({ id }) => id !== person.id);
      return done('personalData.close');
    },
  };
};
