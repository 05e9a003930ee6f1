import { pluralIn } from './plural';
import type { RecipientTexts } from './recipient-texts';
import './arabic.css';

const plural = pluralIn('ar');

/** A name as it was entered, in its own direction inside a line that runs from right to left. */
const own = (name: string): string => `\u2068${name}\u2069`;

const fromSender = (sender: string, company: string): string =>
  company ? `من ${own(sender)}، ${own(company)}` : `من ${own(sender)}`;

/** The texts of the pages behind a claim link in Arabic. They address nobody as a man or a woman. */
export const ar: RecipientTexts = {
  page: {
    language: 'اللغة',
    cancel: 'إلغاء',
    close: 'إغلاق',
    select: '-- اختيار --',
    tryAgain: 'إعادة المحاولة',
    loaded: 'اكتمل التحميل',
  },
  recipient: {
    submitted: 'تم إرسال النموذج بنجاح',
    size: 'المقاس',
    sizeHint: 'يمكن كتابة المقاس كما هو معتاد، مثل M أو 42.',
    noSize: 'هذه الهدية لا تحتاج إلى مقاس',
  },
  claim: {
    title: 'يُرجى ملء البيانات',
    submit: 'إرسال',
    choose: (count, of) =>
      plural(count, {
        one: `اختيار هدية واحدة من ${of}`,
        two: `اختيار هديتين من ${of}`,
        few: `اختيار ${count} هدايا من ${of}`,
        other: `اختيار ${count} هدية من ${of}`,
      }),
    gifts: (count) => plural(count, { one: 'هديتكم', two: 'هديتاكم', other: 'هداياكم' }),
    sizes: 'المقاسات',
    sizeOf: (gift) => `المقاس، ${own(gift)}`,
    sizeLeft: (size, count) =>
      plural(count, {
        one: `${own(size)} (بقيت قطعة واحدة)`,
        two: `${own(size)} (بقيت قطعتان)`,
        few: `${own(size)} (بقيت ${count} قطع)`,
        other: `${own(size)} (بقيت ${count} قطعة)`,
      }),
    sizeGone: (size) => `${own(size)} (نفد)`,
    sizesGone: (sizes) => `نفدت المقاسات التالية: ${sizes}. إذا أُعيدت قطعة منها فستُعرض هنا من جديد.`,
    guide: {
      title: 'دليل المقاسات',
      caption: (gift) => `دليل المقاسات، ${own(gift)}`,
      size: 'المقاس',
      chest: 'محيط الصدر',
      length: 'الطول',
      unit: 'وحدة القياس',
      cm: 'سم',
      inches: 'بوصة',
      how: 'تُوضع قطعة مناسبة على سطح مستوٍ، ويُقاس من الإبط إلى الإبط، ثم يُضاعف الرقم: هذا هو محيط الصدر.',
    },
    free: 'لا شيء للدفع: الهدية وتوصيلها مدفوعان',
    details: {
      title: 'ماذا يحدث لبياناتكم',
      kept: 'ما الذي نحتفظ به',
      keptText: 'الاسم والعنوان والبريد الإلكتروني والهاتف، والهدايا والمقاسات المختارة: لتغليفها وتوصيلها.',
      seen: 'من يراها',
      masked: (sender) =>
        `من يغلّف الهدايا ويوصلها. أما ${own(sender)} فلا يصل من البيانات إلا الاسم والاختيار وبداية الرمز البريدي.`,
      collected: (sender) => `من يغلّف الهدايا ويوصلها، وكذلك ${own(sender)}: الاسم والاختيار والعنوان.`,
      until: 'إلى متى',
      untilText:
        'يمكن التنازل عن الهدية في الصفحة الخاصة ما دام التغيير ممكناً، وعندها تُمحى البيانات كلها فوراً.',
      untilErased:
        'يمكن حذفها في الصفحة الخاصة في أي وقت: فوراً ما دام التنازل عن الهدية ممكناً، وبعد ذلك حال وصولها.',
      never: 'ما لا نطلبه أبداً',
      neverText: 'لا بطاقة ولا حساب مصرفي ولا كلمة مرور. أي صفحة تطلب شيئاً من ذلك ليست لنا.',
    },
    gone: 'نفدت',
    loading: 'يجري تحميل هديتكم',
    error: 'حدث خطأ ما',
    failed: 'حدث خطأ ما',
    taken: 'ما وقع عليه الاختيار أُخذ قبل لحظات',
    takenHint: 'سبقكم شخص آخر بلحظة. لم يضع شيء مما أُدخل: يمكن اختيار هدية أو مقاس آخر.',
    from: fromSender,
    openUntil: (time) => `متاح حتى ${time}`,
  },
  linkStates: {
    'unknown link': {
      tag: 'غير معروف',
      title: () => 'لا نعرف هذا الرابط',
      text: () =>
        'ربما سقط حرف من آخره، كما يحدث حين يقطع البريد الإلكتروني سطراً طويلاً. يُرجى نسخ الرابط كاملاً، أو طلب رابط جديد ممن أرسله.',
    },
    cancelled: {
      tag: 'ملغاة',
      title: () => 'أُلغيت هذه الهدية',
      text: (sender) => `جاء الإلغاء من ${own(sender)}. لن يُرسل شيء، وليس هناك ما يجب فعله.`,
    },
    draft: {
      tag: 'قيد الإعداد',
      title: () => 'هذه الصفحة قيد الإعداد',
      text: (sender) => `الرابط يعمل. لم يكتمل بعد إعداد الصفحة لدى ${own(sender)}: يُرجى العودة لاحقاً.`,
    },
    'yours already': {
      tag: 'لكم',
      title: () => 'سبق أن اخترتم بهذا الرابط',
      text: () => 'لاختياركم صفحة خاصة به، يمكن فيها تغييره أو التنازل عنه.',
    },
    'claimed by somebody else': {
      tag: 'مستخدم',
      title: () => 'استخدم شخص آخر هذا الرابط',
      text: (sender) =>
        `يعمل الرابط مرة واحدة. إن كنتم أنتم من استخدمه فيُرجى فتح الرابط الخاص الذي وصلكم حينها، وإلا فيُرجى إبلاغ ${own(sender)}.`,
    },
    'not yet open': {
      tag: 'لم يُفتح بعد',
      title: (time) => `موعد الافتتاح: ${time}`,
      text: () => 'الرابط يعمل. الهدايا ليست جاهزة بعد: يُرجى العودة في ذلك الموعد لاختيار هديتكم.',
    },
    closed: {
      tag: 'مغلق',
      title: (time) => `أُغلق في ${time}`,
      text: (sender) =>
        `الطرود قيد التغليف، فلا يمكن إضافة شيء. أما قبول طلب متأخر فقراره لدى ${own(sender)}.`,
    },
    paused: {
      tag: 'متوقف',
      title: () => 'متوقف في الوقت الحالي',
      text: (sender) => `أُوقفت هذه الهدية مؤقتاً من قِبل ${own(sender)}. ما أدخلتموه محفوظ: يُرجى العودة لاحقاً.`,
    },
    'all gone': {
      tag: 'نفدت',
      title: () => 'نفدت جميع الهدايا',
      text: () => 'إذا أُعيدت إحداها فستُعرض هنا من جديد.',
    },
  },
  link: {
    unknownSender: 'مرسل لا يمكننا ذكره: لا يطابق هذا العنوان أي هدية',
    lookAgain: 'التحقق من جديد',
    looking: 'يجري التحقق',
    openClaim: 'فتح صفحة اختياري',
  },
  claimed: {
    title: 'أصبحت لكم',
    withdrawnTitle: 'تنازلتم عن هديتكم',
    withdrawnText: 'عادت الهدية متاحة للآخرين، ومُحي ما أدخلتموه.',
    lead: (sender) => `سيتولى ${own(sender)} إرسالها إليكم.`,
    loading: 'يجري تحميل اختياركم',
    error: 'حدث خطأ ما',
    unknown: 'لا نعرف هذه الصفحة',
    unknownHint: 'ربما سقط حرف من آخر الرابط. يُرجى نسخه كاملاً.',
    reference: 'الرقم المرجعي',
    link: 'رابطكم الخاص',
    linkHint: 'يُرجى الاحتفاظ به: فهو الطريق الوحيد إلى هذه الصفحة. ويُرجى عدم إعطائه لأحد.',
    copy: 'نسخ الرابط',
    copied: 'نُسخ الرابط',
    notCopied: 'تعذّر نسخ الرابط. يُرجى تحديده ونسخه يدوياً.',
    gifts: 'هداياكم',
    size: (size) => `المقاس ${own(size)}`,
    address: 'التوصيل',
    changeUntil: (time) => `يمكن تغييرها أو التنازل عنها حتى ${time}.`,
    changeAnytime: 'يمكن تغييرها أو التنازل عنها إلى أن تُغلَّف.',
    locked: 'لم يعد التغيير ممكناً: الطرود قيد التغليف.',
    change: 'تغيير',
    save: 'حفظ التغييرات',
    keep: 'إبقاؤها كما كانت',
    changed: 'حُفظت تغييراتكم',
    withdraw: 'تنازل',
    withdrawTitle: 'هل تريدون التنازل عن هديتكم؟',
    withdrawText: 'تعود الهدية متاحة للآخرين، ويُمحى ما أدخلتموه. وقد لا تجدونها إذا عدتم.',
    withdrawing: 'يجري التنازل',
    withdrawn: 'تنازلتم عن هديتكم',
    erase: {
      title: 'حذف بياناتي',
      means: {
        withdraws: () =>
          'يُحذف الاسم والعنوان والبريد الإلكتروني والهاتف فوراً، وتعود الهدية متاحة للآخرين. ولا يبقى إلا الرقم المرجعي من دون أي اسم بجانبه.',
        'at once': () =>
          'يُحذف الاسم والعنوان والبريد الإلكتروني والهاتف فوراً. ويبقى اختياركم محسوباً من دون أي اسم بجانبه.',
        'once delivered': (sender) =>
          `طردكم قيد التغليف، لذلك يُحتفظ بالاسم والعنوان والبريد الإلكتروني والهاتف حتى وصوله، ثم تُحذف تلقائياً. أما ما أُدخل عنكم لدى ${own(sender)} فيُحذف فوراً. ويبقى اختياركم محسوباً من دون أي اسم بجانبه.`,
        asked: () => 'طلبتم ذلك: يُحذف الاسم والعنوان والبريد الإلكتروني والهاتف حال وصول الهدية.',
      },
      ask: 'حذف بياناتي',
      question: 'هل تريدون حذف بياناتكم؟',
      final: 'لا يمكن التراجع عن ذلك.',
      keep: 'إبقاؤها',
      deleting: 'يجري الحذف',
      done: 'حُذفت بياناتكم',
      accepted: 'ستُحذف حال وصول هديتكم',
      goneTitle: 'حُذفت بياناتكم',
      gone: (reference) => `لم يبقَ منكم سوى الرقم المرجعي ${own(reference)}، من دون أي اسم بجانبه.`,
    },
    failed: 'حدث خطأ ما',
    taken: 'أُخذ هذا قبل لحظات. يُرجى اختيار هدية أو مقاس آخر.',
  },
  delivery: {
    legend: 'التوصيل',
    optional: 'اختياري',
    required: '* مطلوب',
    hints: { postalCode: 'لا توجد رموز بريدية لديكم؟ يكفي إدخال شرطة.' },
    reset: 'مسح الكل',
    submitting: 'يجري الإرسال',
    labels: {
      firstName: 'الاسم الأول',
      lastName: 'اسم العائلة',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
      deliveryAddress1: 'عنوان التوصيل',
      deliveryAddress2: 'الحي أو علامة قريبة',
      postTown: 'المدينة',
      postalCode: 'الرمز البريدي',
    },
    order: [
      'firstName',
      'lastName',
      'email',
      'phone',
      'deliveryAddress1',
      'deliveryAddress2',
      'postTown',
      'postalCode',
    ],
  },
  messages: {
    missing: {
      size: 'يُرجى اختيار المقاس',
      firstName: 'يُرجى إدخال الاسم الأول',
      lastName: 'يُرجى إدخال اسم العائلة',
      email: 'يُرجى إدخال البريد الإلكتروني',
      phone: 'يُرجى إدخال رقم الهاتف',
      deliveryAddress1: 'يُرجى إدخال عنوان التوصيل',
      postalCode: 'يُرجى إدخال الرمز البريدي',
      postTown: 'يُرجى إدخال المدينة',
    },
    malformedEmail: 'يُرجى إدخال بريد إلكتروني مثل name@company.com',
    tooLong: (max) =>
      plural(max, {
        few: `${max} أحرف على الأكثر`,
        many: `${max} حرفاً على الأكثر`,
        other: `${max} حرف على الأكثر`,
      }),
    sizeGone: 'نفد هذا المقاس. يُرجى اختيار مقاس آخر',
    noGift: 'يُرجى اختيار هدية واحدة على الأقل',
    atMost: (count) =>
      plural(count, {
        one: 'يُرجى اختيار هدية واحدة على الأكثر',
        two: 'يُرجى اختيار هديتين على الأكثر',
        few: `يُرجى اختيار ${count} هدايا على الأكثر`,
        other: `يُرجى اختيار ${count} هدية على الأكثر`,
      }),
  },
};
