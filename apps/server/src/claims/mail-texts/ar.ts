import type { MailTexts } from './mail-texts';

/** A name in its own direction inside a line that runs from right to left. */
const own = (name: string): string => `\u2068${name}\u2069`;

/** The mails about a claim in Arabic. They address nobody as a man or a woman. */
export const ar: MailTexts = {
  hello: (firstName) => `مرحباً ${own(firstName)}،`,
  gift: (name, size) => `${own(name)}، المقاس ${own(size)}`,
  receipt: {
    subject: (sender, reference) => `هديتكم من ${own(sender)}: ${own(reference)}`,
    text: (reference) => `وصلنا اختياركم. الرقم المرجعي: ${own(reference)}.`,
  },
  change: {
    subject: (sender, reference) => `تغيّرت هديتكم من ${own(sender)}: ${own(reference)}`,
    text: 'جرى تغيير الهدية أو مقاسها أو عنوانكم. إن لم يكن ذلك منكم فيُرجى التحقق فوراً.',
  },
  sent: {
    subject: (sender, reference) => `هديتكم من ${own(sender)} في الطريق: ${own(reference)}`,
    text: (reference) =>
      `خرجت هديتكم مع مندوب التوصيل إلى العنوان الذي أدخلتموه. الرقم المرجعي: ${own(reference)}.`,
    page: 'ما زالت ظاهرة في صفحتكم الخاصة، ورابطها في الرسالة التي أكدت اختياركم.',
  },
  page: (until) =>
    `يمكن الاطلاع عليها أو تغييرها أو التنازل عنها${until === null ? '' : ` حتى ${until}`} في صفحتكم الخاصة:`,
  secret: 'يُرجى عدم إعطاء هذا الرابط لأحد: فمن يملكه يرى عنوانكم.',
};
