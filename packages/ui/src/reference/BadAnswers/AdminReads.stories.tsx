import preview from '#storybook/preview';
import { badAnswersTo } from './badAnswersTo';

const { shown, answered } = badAnswersTo('admin');

const meta = preview.meta({ title: 'Reference/Bad answers/Reads of administrators', ...shown });

export const BadRequest = meta.story(answered('badRequest'));
export const SignedOut = meta.story(answered('signedOut'));
export const Forbidden = meta.story(answered('forbidden'));
export const NotFound = meta.story(answered('notFound'));
export const Conflict = meta.story(answered('conflict'));
export const Refused = meta.story(answered('refused'));
export const Broken = meta.story(answered('broken'));
export const Unavailable = meta.story(answered('unavailable'));
export const TimedOut = meta.story(answered('timedOut'));
export const NoNetwork = meta.story(answered('noNetwork'));
export const APageInstead = meta.story(answered('aPage'));
export const CutOff = meta.story(answered('cutOff'));
