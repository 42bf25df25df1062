/**
 * The words of the letters that buyers' lists come in, in three languages; `*` matches any ending. A module of its own, so that the
 * build can take the words out of the worker's script (scripts/vite/data-in-assets.ts).
 */
export const LETTER_WORDS = {
  /** A line of the words below needs one of these to be no goods. */
  telling:
    'добрый день|добрый вечер|доброе утро|доброго дня|доброго времени|здравствуй*|приветству*|уважаем*|коллеги|с уважением|заранее|спасибо|благодар*|наилучшими|прошу|просим|просьба|запрос*|запрашива*|нужно|нужны|нужен|нужна|необходимо|требуется|требуются|интересует|интересуют|кп|ткп|коммерческ*|счет|счёт|счета|прайс*|срок|сроки|сроком|срока|поставк*|поставить|доставк*|доставить|оплат*|предоплат*|отсрочк*|самовывоз*|ндс|цен|цена|цену|цены|стоимост*|ооо|ао|пао|зао|ип|инн|кпп|огрн|реквизит*|сколько|привет*|hello|hi|hey|dear|good morning|good afternoon|good day|greetings|regards|sincerely|cheers|thanks|thank|please|pls|plz|kindly|quote|quotes|quotation|how much|rfq|enquiry|inquiry|request|delivery|shipment|shipping|payment|deadline|lead time|vat|incoterms|looking forward|you need|we need|we require|ltd|llc|inc|gmbh|co|您好|你好|大家好|尊敬的|早上好|下午好|报价|報價|询价|詢價|询盘|谢谢|謝謝|感谢|此致|敬礼|祝好|商祺|期待|回复|回覆|交货期|交貨期|交期|交货|交貨|付款|有限公司|税号|不含税|不含稅|含税|含稅|发票|增值税|采购|採購|求购|求購|多少钱|多少錢|什么价格|什么价|什麼價',
  /** What such a line may have besides. */
  usual:
    'и|а|в|во|на|с|со|без|по|до|от|к|ко|для|из|у|о|об|за|не|или|при|как|можно|скорее|быстрее|вас|вам|вы|ваш*|нам|нас|мы|наш*|меня|мне|я|день|дать|дайте|дадите|выставить|выставите|предоставить|предоставьте|направить|направьте|прислать|пришлите|рассчитать|рассчитайте|посчитать|сообщить|сообщите|указать|укажите|подготовить|подобрать|оценить|включая|включить|следующ*|ниже|ниженазванн*|нижеуказанн*|указанн*|перечень|перечня|перечню|список|списка|списку|позици*|товар*|продукци*|материал*|оборудовани*|заявк*|приложени*|вложени*|наличи*|наличие|услови*|лучш*|предложени*|продаж*|покупк*|закупк*|купить|приобрести|заказать|заказ|ответ*|обратн*|связ*|ждем|ждём|жду|числа|года|г|включительно|крайн*|необходим*|требуем*|желаем*|предпочтительн*|место|адрес|город|склад*|объект*|нашего|транспортн*|расход*|т ч|всё|все|это|также|или|пожалуйста|времени|суток|будет|будут|стоит|стоить|рассмотреть|рассмотрите|выслать|вышлите|отправить|отправьте|просчитать|просчитайте|посчитайте|по-быстрому|the|a|an|for|of|to|in|on|by|with|without|and|or|from|at|as|us|our|your|you|we|i|me|my|it|is|are|be|can|could|would|will|shall|may|this|these|those|following|below|above|item|items|goods|product|products|price|prices|pricing|best|lowest|offer|list|send|provide|give|let|know|need|needed|require|required|requires|asap|soon|soonest|possible|attached|see|find|also|incl|including|included|excl|excluding|excluded|ex|terms|time|date|within|until|till|before|not|later|than|kind|kindest|warm|many|much|advance|reply|answer|response|forward|looking|hearing|any|question|questions|do|hesitate|contact|all|everyone|sir|sirs|madam|team|colleagues|colleague|mr|ms|mrs|availability|available|stock|there|guys|folks|friend|friends|like|want|get|have|some|interested|how|materials|equipment|supplier|suppliers|buy|purchase|next|end|day|days|week|weeks|请|請|以下|下列|如下|产品|產品|货物|商品|清单|清單|给|我们|我方|我|贵司|贵公司|您|的|和|与|及|并|价格|價格|报|報|报个|价钱|最优惠|最优|最好|最低|尽快|盡快|提供|发给|发|一下|之前|以前|前|之内|内|工作日|到|在|为|是|需要|需|要|各位|先生|女士|经理|日期|时间|条件|方式|单|价|到货|送货|开具|专用|普通|税|点|麻烦|帮忙|希望|能|可以|安排|谢|烦|问|我司|供应商|供應商|老板|老闆|亲|朋友|材料|物料|设备|設備|东西|東西|下面|上述|按|看|算|多少|什么|甚么|有没有|现货|好|们|采买|购买|求|这些|這些|这批|那些|吗|呢|哪些',
  /** Beginnings of lines with a term or a contact behind a colon or a dash. */
  labels:
    'срок|сроки|срок поставки|сроки поставки|срок изготовления|срок отгрузки|дата поставки|требуемая дата|доставка|поставка|условия|условия поставки|условия оплаты|порядок оплаты|оплата|базис|базис поставки|место поставки|место доставки|адрес|адрес доставки|адрес поставки|пункт назначения|город|грузополучатель|покупатель|заказчик|цена|цены|ндс|тел|телефон|моб|мобильный|сот|факс|эл почта|почта|сайт|инн|кпп|огрн|контакт|контакты|контактное лицо|дата|от|кому|тема|копия|delivery|delivery time|delivery terms|delivery date|delivery address|delivery place|place of delivery|deliver to|ship to|destination|lead time|payment|payment terms|incoterm|incoterms|deadline|required by|needed by|tel|phone|mob|mobile|cell|fax|e-mail|email|mail|web|website|contact|contact person|from|to|subject|date|sent|cc|attn|buyer|company|address|price|prices|vat|交货期|交貨期|交期|交货时间|交货日期|交货地点|交货方式|交货条件|到货时间|付款方式|付款条件|收货地址|收货地点|交货地址|收货人|送货地址|目的港|目的地|贸易术语|价格条款|联系人|联系方式|联系电话|电话|電話|手机|手機|传真|邮箱|微信|网址|地址|公司|税号|日期|发件人|收件人|主题|是否含税|发票|价格',
  /** Beginnings of the end of a letter: the lines behind it name its author. */
  closings:
    'с уважением|с наилучшими|с благодарностью|всего доброго|best regards|kind regards|warm regards|regards|best wishes|sincerely|yours|many thanks|thanks|thank you|cheers|此致|祝好|谢谢|謝謝|顺祝商祺|商祺',
  /** Openings that come before the name of the addressee. */
  greetings:
    'уважаемый|уважаемая|уважаемые|здравствуйте|добрый день|добрый вечер|доброе утро|hello|hi|dear|good morning|good afternoon|good day|尊敬的|您好|你好',
  /** Before the place where goods are wanted. */
  places:
    'место поставки|место доставки|адрес доставки|адрес поставки|пункт назначения|delivery to|deliver to|delivered to|delivery address|delivery place|place of delivery|ship to|shipping to|destination|交货地点|交货地址|收货地址|收货地点|送货地址|目的港|目的地',
  /** Months by their first letters, in order; of each language twelve. */
  months: 'янв фев мар апр мая июн июл авг сен окт ноя дек jan feb mar apr may jun jul aug sep oct nov dec',
  /** Days of a calendar; MONTH is replaced by a pattern for the names of months. */
  dates: [
    String.raw`(?<year>20\d\d)[-.](?<month>\d{1,2})[-.](?<day>\d{1,2})(?![\d.])`,
    String.raw`(?<![\d.])(?<day>\d{1,2})\.(?<month>\d{1,2})(?:\.(?<year>20\d\d|\d\d))?(?![\d.])`,
    String.raw`(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?\s+(?<name>MONTH)\p{L}*\.?(?:,?\s+(?<year>20\d\d))?(?:\s*г(?:ода|\.)?)?`,
    String.raw`(?<!\p{L})(?<name>MONTH)[a-z]*\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>20\d\d))?(?!\d)`,
    String.raw`(?:(?<year>20\d\d)\s*年\s*)?(?<month>\d{1,2})\s*月\s*(?<day>\d{1,2})\s*[日号號]?`,
  ],
  /** Addresses of the web and of mail, and phones with a plus, in full, or behind their name. */
  contacts: String.raw`(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:(?:тел|моб|tel|phone|mob|电话|手机)[.:：\s]*)?(?:\+\d|8(?=[\s(-]))[\d\s()-]{8,18}\d|(?:тел|моб|tel|phone|mob|电话|手机)[.:：\s]+[\d\s()-]{5,18}\d`,
  /** «г. Екатеринбург» */
  town: String.raw`(?<![\p{L}\p{N}])(?:г|гор|город|городе|города)(?:\.\s*|\s+)(\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)?)`,
  /** «доставка до Екатеринбурга», "delivery to Perm": Russian names are inflected, so that their preposition belongs to them. */
  destination: String.raw`(?<!\p{L})(?:[Дд]оставк|[Пп]оставк|[Оо]тгрузк|[Dd]eliver|[Ss]hip)\p{L}*\s+(?:to\s+|(?=(?:в|до|на)\s))((?:(?:в|до|на)\s+)?\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)?)`,
  /** "10–15 рабочих дней", "30 %", "до 18:00": amounts of time and shares that are no goods. */
  spans: String.raw`(?<!\d)(?:\d+(?:\s*[-–—]\s*\d+)?\s*(?:(?:рабоч|календарн|банковск)\p{L}*\s+|working\s+|business\s+|calendar\s+|个?工作)?(?:дн\p{L}*|день|недел\p{L}*|месяц\p{L}*|days?|weeks?|months?|天|日|周|个月)|\d+\s*%|\d{1,2}:\d\d)|incoterms\s+20\d\d`,
  withoutVat: String.raw`без\s+(?:учета\s+|учёта\s+)?ндс|(?:without|excluding|excl\.?|ex\.?|no)\s+vat|vat\s+(?:excluded|excl|exempt)|不含(?:增值)?[税稅]`,
  withVat: String.raw`(?:с|включая|учетом|учётом|т\.?\s?ч\.?|вкл\.?)\s+ндс|(?:with|including|incl\.?|inc\.?)\s+vat|vat\s+(?:included|incl)|(?<!不)含(?:增值)?[税稅]`,
  /** A day without these may be that of the letter. */
  beforeDay: String.raw`срок|постав|достав|нужн|отгруз|требу|(?<!\p{L})(?:до|к)(?!\p{L})|deliver|ship|need|require|deadline|lead|(?<!\p{L})(?:by|before|until|till|not later)(?!\p{L})|前|交货|交貨|交期|到货|需要`,
} as const
