import { useParams } from 'react-router-dom';

/** The token of a mailed link, without the full stop or bracket that a mail program or a copy has put after it. */
export const useMailedToken = (): string => (useParams().token ?? '').replace(/[^\w-]+$/, '');
