import type { MailTexts } from './mail-texts';

/** The mails about a claim in Japanese. */
export const ja: MailTexts = {
  hello: (firstName) => `${firstName} 様`,
  gift: (name, size) => `${name}（サイズ：${size}）`,
  receipt: {
    subject: (sender, reference) => `${sender}さんからのギフト：${reference}`,
    text: (reference) => `お申し込みを受け付けました。受付番号は${reference}です。`,
  },
  change: {
    subject: (sender, reference) => `${sender}さんからのギフトの内容が変更されました：${reference}`,
    text: 'ギフト、サイズ、またはお届け先が変更されました。お心当たりがない場合は、すぐにご確認ください。',
  },
  sent: {
    subject: (sender, reference) => `${sender}さんからのギフトを発送しました：${reference}`,
    text: (reference) => `ご入力いただいたお届け先へ、ギフトを発送しました。受付番号は${reference}です。`,
    page: '専用ページで引き続きご覧いただけます。リンクは、お申し込みを確認したメールにあります。',
  },
  page: (until) =>
    `専用ページで内容をご覧いただけます。${until === null ? '' : `${until}まで、`}変更や辞退もできます。`,
  secret: 'このリンクはほかの人に渡さないでください。リンクを持つ人は、あなたの住所を見ることができます。',
};
