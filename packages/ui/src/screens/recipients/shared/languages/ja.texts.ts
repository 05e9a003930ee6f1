import type { RecipientTexts } from './recipient-texts';
import './japanese.css';

/** The texts of the pages behind a claim link in Japanese. */
export const ja: RecipientTexts = {
  page: {
    language: '言語',
    cancel: 'キャンセル',
    close: '閉じる',
    select: '-- 選択してください --',
    tryAgain: 'もう一度試す',
    loaded: '読み込みました',
  },
  recipient: {
    submitted: 'フォームを送信しました',
    size: 'サイズ',
    sizeHint: 'Mや42など、ご自由にご記入ください。',
    noSize: 'このギフトはサイズの指定が不要です',
  },
  claim: {
    title: 'お届け先をご入力ください',
    submit: '送信する',
    choose: (count, of) => `${of}点のギフトから${count}点お選びください`,
    gifts: () => 'あなたへのギフト',
    sizes: 'サイズ',
    sizeOf: (gift) => `サイズ（${gift}）`,
    sizeLeft: (size, count) => `${size}（残り${count}点）`,
    sizeGone: (size) => `${size}（在庫なし）`,
    sizesGone: (sizes) => `在庫がないサイズ：${sizes}。返却があれば、こちらで再びお選びいただけます。`,
    guide: {
      title: 'サイズ表',
      caption: (gift) => `サイズ表（${gift}）`,
      size: 'サイズ',
      chest: '胸囲',
      length: '着丈',
      unit: '単位',
      cm: 'cm',
      inches: 'インチ',
      how: '体に合う服を平らに置き、脇から脇までを測って2倍にした長さが胸囲です。',
    },
    free: 'お支払いは不要です。ギフト代も送料も支払い済みです',
    details: {
      title: 'お客様の情報の取り扱い',
      kept: '保存する情報',
      keptText:
        'お名前、ご住所、メールアドレス、電話番号、お選びのギフトとサイズ。梱包とお届けに使用します。',
      seen: '閲覧する人',
      masked: (sender) =>
        `梱包とお届けの担当者です。${sender}さんに伝わるのは、お名前、お選びのギフト、郵便番号の最初の部分だけです。`,
      collected: (sender) =>
        `梱包とお届けの担当者、そして${sender}さんです。お名前、お選びのギフト、ご住所が伝わります。`,
      until: '保存期間',
      untilText: '変更できる間に専用ページで辞退されると、すべての情報をすぐに消去します。',
      untilErased:
        '専用ページからいつでも削除できます。辞退できる間はすぐに、それ以降はギフトのお届け後に削除します。',
      never: 'お尋ねしないこと',
      neverText:
        'カード番号、銀行口座、パスワードをお尋ねすることはありません。尋ねるページは当社のものではありません。',
    },
    gone: '在庫なし',
    loading: 'ギフトを読み込んでいます',
    error: '問題が発生しました',
    failed: '問題が発生しました',
    taken: 'お選びの品は、たった今なくなりました',
    takenHint:
      'ほんの少し早く、ほかの方が選ばれました。ご入力の内容はそのまま残っています。別の品またはサイズをお選びください。',
    from: (sender, company) => (company ? `${company} ${sender}さんより` : `${sender}さんより`),
    openUntil: (time) => `受付は${time}まで`,
  },
  linkStates: {
    'unknown link': {
      tag: '不明',
      title: () => 'このリンクは見つかりません',
      text: () =>
        'メールの長い行が途中で改行され、末尾の文字が欠けていることがあります。リンク全体をコピーするか、送り主に新しいリンクをご依頼ください。',
    },
    cancelled: {
      tag: '中止',
      title: () => 'このギフトは中止されました',
      text: (sender) => `${sender}さんが中止しました。発送はありません。お手続きも不要です。`,
    },
    draft: {
      tag: '準備中',
      title: () => 'このページは準備中です',
      text: (sender) =>
        `リンクは有効です。${sender}さんがページを準備しています。しばらくしてからもう一度ご覧ください。`,
    },
    'yours already': {
      tag: '受付済み',
      title: () => 'このリンクからはすでにお申し込みいただいています',
      text: () => '専用ページで、内容の変更や辞退ができます。',
    },
    'claimed by somebody else': {
      tag: '使用済み',
      title: () => 'このリンクはほかの方が使用しました',
      text: (sender) =>
        `使えるのは一度だけです。ご自身が使用された場合は、そのときの専用リンクを開いてください。お心当たりがなければ、${sender}さんにお知らせください。`,
    },
    'not yet open': {
      tag: '受付前',
      title: (time) => `${time}に受付を始めます`,
      text: () => 'リンクは有効です。ギフトはまだ準備中です。受付が始まりましたら、お選びにお越しください。',
    },
    closed: {
      tag: '受付終了',
      title: (time) => `受付は${time}に終了しました`,
      text: (sender) =>
        `荷物を梱包中のため、追加はできません。遅れての受付ができるかどうかは、${sender}さんにご確認ください。`,
    },
    paused: {
      tag: '一時停止',
      title: () => 'ただいま一時停止しています',
      text: (sender) =>
        `${sender}さんがこのギフトを一時停止しています。ご入力の内容は残っています。しばらくしてからもう一度ご覧ください。`,
    },
    'all gone': {
      tag: '在庫なし',
      title: () => 'ギフトはすべてなくなりました',
      text: () => '返却があれば、こちらで再びお選びいただけます。',
    },
  },
  link: {
    unknownSender: '送り主は不明です。このアドレスに当てはまるギフトはありません',
    lookAgain: 'もう一度確認する',
    looking: '確認しています',
    openClaim: '専用ページを開く',
  },
  claimed: {
    title: 'ギフトを受け付けました',
    withdrawnTitle: '辞退を受け付けました',
    withdrawnText: 'ギフトはほかの方にお選びいただけるようになり、ご入力の内容は消去しました。',
    lead: (sender) => `${sender}さんがあなたにお届けします。`,
    loading: 'お申し込みの内容を読み込んでいます',
    error: '問題が発生しました',
    unknown: 'このページは見つかりません',
    unknownHint: 'リンクの末尾の文字が欠けているかもしれません。全体をコピーしてください。',
    reference: '受付番号',
    link: 'あなたの専用リンク',
    linkHint: 'このページに戻る唯一の方法です。大切に保管し、ほかの人には渡さないでください。',
    copy: 'リンクをコピー',
    copied: 'リンクをコピーしました',
    notCopied: 'リンクをコピーできませんでした。選択してコピーしてください。',
    gifts: 'あなたへのギフト',
    size: (size) => `サイズ：${size}`,
    address: 'お届け先',
    changeUntil: (time) => `${time}まで変更または辞退できます。`,
    changeAnytime: 'ギフトを梱包するまで変更または辞退できます。',
    locked: '荷物を梱包中のため、変更できません。',
    change: '変更する',
    save: '変更を保存する',
    keep: '変更しない',
    changed: '変更を保存しました',
    withdraw: '辞退する',
    withdrawTitle: 'ギフトを辞退しますか？',
    withdrawText:
      'ギフトはほかの方にお選びいただけるようになり、ご入力の内容は消去されます。戻られたときには、なくなっているかもしれません。',
    withdrawing: '処理しています',
    withdrawn: '辞退を受け付けました',
    erase: {
      title: '自分の情報を削除する',
      means: {
        withdraws: () =>
          'お名前、ご住所、メールアドレス、電話番号をすぐに削除し、ギフトはほかの方にお選びいただけるようになります。受付番号だけが、お名前なしで残ります。',
        'at once': () =>
          'お名前、ご住所、メールアドレス、電話番号をすぐに削除します。お選びの品は、お名前なしで集計に残ります。',
        'once delivered': (sender) =>
          `荷物を梱包中のため、お名前、ご住所、メールアドレス、電話番号はお届けまで保存し、その後自動的に削除します。${sender}さんが登録したあなたの情報はすぐに削除します。お選びの品は、お名前なしで集計に残ります。`,
        asked: () =>
          'ご依頼を承っています。お名前、ご住所、メールアドレス、電話番号は、ギフトのお届け後すぐに削除します。',
      },
      ask: '自分の情報を削除する',
      question: 'あなたの情報を削除しますか？',
      final: 'この操作は取り消せません。',
      keep: '残しておく',
      deleting: '削除しています',
      done: 'あなたの情報を削除しました',
      accepted: 'ギフトのお届け後に削除します',
      goneTitle: 'あなたの情報を削除しました',
      gone: (reference) => `残っているのは、お名前のない受付番号${reference}だけです。`,
    },
    failed: '問題が発生しました',
    taken: 'たった今なくなりました。別の品またはサイズをお選びください。',
  },
  delivery: {
    legend: 'お届け先',
    optional: '任意',
    required: '* 必須',
    hints: { postalCode: '郵便番号のない地域では、ハイフンをご入力ください。' },
    reset: 'リセット',
    submitting: '送信しています',
    labels: {
      firstName: '名',
      lastName: '姓',
      email: 'メールアドレス',
      phone: '電話番号',
      deliveryAddress1: '町名・番地',
      deliveryAddress2: '建物名・部屋番号',
      postTown: '都道府県・市区町村',
      postalCode: '郵便番号',
    },
    order: [
      'lastName',
      'firstName',
      'email',
      'phone',
      'postalCode',
      'postTown',
      'deliveryAddress1',
      'deliveryAddress2',
    ],
  },
  messages: {
    missing: {
      size: 'サイズをお選びください',
      firstName: '名をご入力ください',
      lastName: '姓をご入力ください',
      email: 'メールアドレスをご入力ください',
      phone: '電話番号をご入力ください',
      deliveryAddress1: '町名・番地をご入力ください',
      postalCode: '郵便番号をご入力ください',
      postTown: '都道府県・市区町村をご入力ください',
    },
    malformedEmail: 'name@company.com のような形式でご入力ください',
    tooLong: (max) => `${max}文字以内でご入力ください`,
    sizeGone: 'このサイズは在庫がありません。別のサイズをお選びください',
    noGift: 'ギフトを1点以上お選びください',
    atMost: (count) => `${count}点までお選びください`,
  },
};
