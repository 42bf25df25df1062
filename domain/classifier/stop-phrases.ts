/**
 * Phrases that people type around the thing they search for: "hs code for olive oil", «оквэд для салона красоты»,
 * 咖啡机的海关编码; also what they want to know about it: "import duty on bearings", «примечания к группе 84», 轴承关税.
 */

const PHRASES = [
  /(?:код[ыа]?\s+)?(?:по\s+)?(?:тн\s*вэд|оквэд)(?:\s*-?\s*2)?(?:\s+еаэс)?(?!\p{L})/gu,
  /(?<!\p{L})(?:hs|hts|hsn|tn\s*ved|tnved|okved|customs|tariff|commodity|harmoni[sz]ed|nace|activity)[\s-]*(?:2\s+)?codes?(?!\p{L})/gu,
  /(?<!\p{L})(?:tn\s*ved|tnved|okved)(?:\s*-?\s*2)?(?!\p{L})/gu,
  /(?<!\p{L})(?:hs|hts|htsus|hsn|taric|cn|ved)(?:\s*codes?)?[\s:№#]*(?=\d[\d\s.]*$)|[№#]\s*(?=\d)/gu,
  /(?<!\p{L})(?:код\p{L}*\s+)?(?:товар|продукци|импорт)\p{L}*\s+(?=\d[\d\s.]*$)/gu,
  /(?<!\p{L})(?:таможенн\p{L}+|товарн\p{L}+)\s+код\p{L}*/gu,
  /(?<!\p{L})вид\p{L}?\s+(?:экономической\s+)?деятельности/gu,
  /(?<!\p{L})(?:(?:ввозн|импортн|таможенн)\p{L}+\s+)?(?:ставк\p{L}*\s+)?(?:пошлин\p{L}*|ндс)(?:\s+(?:на|для|при\s+ввозе))?(?!\p{L})/gu,
  /(?<!\p{L})(?:примечани|пояснени)\p{L}+\s+(?:к|по)(?!\p{L})/gu,
  /(?<!\p{L})(?:групп|глав|раздел|(?:под){0,2}субпозици|(?:товарн\p{L}+\s+)?позици)\p{L}*\s+(?=\d|[ivx]+$)/gu,
  /(?<!(?:heavy|light|medium)[\s-]|\p{L})(?:import\s+|customs\s+)?(?:duty|duties)(?![\s-]*free)(?:\s+rates?)?(?:\s+(?:on|for|of))?(?!\p{L})/gu,
  /(?<!\p{L})import\s+vat(?:\s+(?:on|for|of))?(?!\p{L})/gu,
  /(?<!\p{L})(?:explanatory\s+)?notes\s+(?:to|of|for|on)(?!\p{L})|(?<=\d\s*|\s[ivx]{1,5}\s+)notes$/gu,
  /(?<!\p{L})(?:chapter|section|heading|subheading)\s+(?=\d|[ivx]+(?:\s|$))/gu,
  /第(?=\d)|(?<=\d)\s*章|注释|(?:进口|海关)?(?:关税|增值税)(?:税率)?|进口税率?/gu,
  /(?:俄罗斯|中国)?(?:海关|商品|行业|税则|报关|hs|经济活动)\s*(?:编码|代码|税号)|税则号列?|税号|编码|代码|是什么|多少|查询|怎么归类|归类|属于/gu,
]

/** Words that add no meaning to other words, or that mean "code". */
const WORDS = new Set(
  (
    'код коды какой какие номер открыть ип ооо самозанятый code codes what which is under company business для как ' +
    'into that who our my i we at are be want start run some how much хочу буду мы я наш это сколько'
  ).split(' '),
)

/** The particle between the thing and such a phrase: 口罩的海关编码. */
const PARTICLE = /的+$|^的+/gu

/** @returns the query, in lower case, without such phrases; unchanged where nothing else would remain. */
export function withoutStopPhrases(q: string): string {
  let rest = q
  for (const phrase of PHRASES) rest = rest.replace(phrase, ' ')
  rest = rest
    .split(/\s+/)
    .map((word) => word.replace(PARTICLE, ''))
    .filter((word) => word !== '' && !WORDS.has(word))
    .join(' ')
  return /[\p{L}\d]/u.test(rest) ? rest : q
}
