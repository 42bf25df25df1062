/**
 * What is done with a thing, as people say it of their trade in English and Russian: "makes furniture", «чиним холодильники». The classifier
 * has a word of its own for each: manufacture, ремонт. (Chinese: han-activities.ts.)
 */

import { isHanActivity } from './han-activities.ts'

/** The classifier's word, and stems of what people say instead. */
const SAID: [string, RegExp][] = [
  [
    'manufacture',
    /^(?:mak(?:e|es|er|ers|ing)|produc(?:e|es|er|ers|ing|tion)|fabricat\w*|factory|plant|mill|works?|workshop)$/,
  ],
  ['wholesale', /^(?:wholesaler?s?|bulk|dealers?|distribut\w*|traders?|trading|sells?|selling|supplies|supplier)$/],
  ['retail', /^(?:shops?|stores?|boutique)$/],
  ['repair', /^(?:fix(?:es|ing)?|repairs|repairing|mend(?:s|ing)?|servicing)$/],
  ['growing', /^(?:grows?|growers?|plantation)$/],
  ['raising', /^(?:breed(?:s|er|ers|ing)?|rears?|rearing)$/],
  ['freight', /^(?:truck(?:s|ing)|lorr(?:y|ies)|haul(?:s|age|ing|ier)|carrier)$/],
  ['construction', /^(?:build(?:s|er|ers|ing))$/],
  ['installation', /^(?:install(?:s|ing|ers?)|fitters?|fitting)$/],
  ['mining', /^(?:mines?|miners?|digs?|digging)$/],
  ['rental', /^(?:rents?|renting|hir(?:e|es|ing)|leas(?:e|es|ing))$/],
  ['lessons', /^(?:teach(?:es|ing)?|tutoring|coaching)$/],
  ['sewing', /^(?:sews?|stitch(?:es|ing)?)$/],
  ['demolition', /^(?:knock(?:s|ing)?|demolish(?:es|ing)?)$/],
  ['baking', /^bakes?$/],
  ['производство', /^(?:делаем|делаю|делать|изготов\p{L}*|изготавлив\p{L}*|произвожу|производим|завод|фабрика|цех)$/u],
  ['пошив', /^(?:шьем|шью|шить|сшить|шитье)$/u],
  ['установка', /^(?:став(?:им|лю|ить)|устанавлива(?:ем|ю|ть)|установить|монтиру(?:ем|ю)|монтаж)$/u],
  ['добыча', /^(?:добыва(?:ем|ю|ть)|добыть)$/u],
  ['торговля', /^(?:продаю|продаем|продажа|продаж|торгуем|торгую|опт|оптом|магазин)$/u],
  ['ремонт', /^(?:чин(?:им|ю|ить)|починка|ремонтиру(?:ем|ю)|ремонтировать)$/u],
  ['выращивание', /^(?:выращива(?:ем|ю|ть)|сажаем|сеем)$/u],
  ['разведение', /^(?:развод(?:им|ить)|развожу|ферма)$/u],
  ['перевозка', /^(?:воз(?:им|ить)|вожу|перевозим|перевожу|грузоперевозки)$/u],
  ['строительство', /^(?:стро(?:им|ю|ить)|стройка)$/u],
  ['аренда', /^(?:сдаем|сдаю|сдача|прокат|напрокат)$/u],
  ['мойка', /^(?:моем|мою|мыть|отмыва(?:ем|ю))$/u],
  ['уборка', /^(?:убира(?:ем|ю|ть))$/u],
  ['стирка', /^(?:стира(?:ем|ю|ть))$/u],
  ['снос', /^(?:лома(?:ем|ю|ть)|сносим|сносить)$/u],
  ['покраска', /^(?:красим|крашу|красить)$/u],
  ['перемотка', /^(?:перематыва(?:ем|ю|ть))$/u],
  ['уроки', /^(?:учу|учим|учить|преподаю|преподаем|обуча(?:ем|ю))$/u],
  ['подбор', /^(?:ищем|ищу|подбира(?:ем|ю))$/u],
  ['выпечка', /^(?:печем|пеку|печь|выпека(?:ем|ю))$/u],
  ['токарные', /^(?:точим|точу|вытачива(?:ем|ю))$/u],
  ['стрижка', /^(?:стрижем|стригу|подстрига(?:ем|ю))$/u],
  ['вывоз', /^(?:вывозим|вывожу|вывозить)$/u],
  ['скупка', /^(?:скупа(?:ем|ю|ть)|выкупа(?:ем|ю))$/u],
  ['розлив', /^(?:разлива(?:ем|ю))$/u],
  ['копчение', /^(?:коптим|копчу|коптить)$/u],
  ['литье', /^(?:льем|отлива(?:ем|ю))$/u],
  ['организация', /^(?:организу(?:ем|ю)|организовать|проводим|провожу|устраива(?:ем|ю))$/u],
  ['съемка', /^(?:снима(?:ем|ю|ть))$/u],
  ['укладка', /^(?:кладем|кладу|укладыва(?:ем|ю))$/u],
  ['лечение', /^(?:лечим|лечу|лечить)$/u],
  ['доставка', /^(?:доставля(?:ем|ю)|развозим)$/u],
  ['распиловка', /^(?:пилим|пилю|распилива(?:ем|ю))$/u],
  ['охрана', /^(?:охраня(?:ем|ю|ть))$/u],
  ['переработка', /^(?:перерабатыва(?:ем|ю))$/u],
]

/** Words around a trade that say nothing of it. */
const AROUND =
  /^(?:firms?|company|business|own|our|we|other|others|custom|house|services?|small|little|family|local|running|keeping|фирм[аы]|компания|мы|свой|свои|свое|сво(?:ей|ем|их)|наш|работа(?:ю|ем)?|клиент(?:ам|ов)|услуги|который|которая|занима(?:юсь|емся)|да(?:ем|ю)|оказыва(?:ю|ем)|небольш\p{L}+|маленьк\p{L}+|семейн\p{L}+|людям|людей|заказ)$/u

const classifierWord = (word: string): string => SAID.find(([, said]) => said.test(word))?.[0] ?? word

/** @returns whether the word says what is done or where, and not with what: "shop" of "tire shop". */
export const saysActivity = (word: string): boolean =>
  AROUND.test(word) || SAID.some(([own, said]) => own === word || said.test(word)) || isHanActivity(word)

/**
 * @param typed words in lower case
 * @returns them in the classifier's words; null where there is nothing else to say, or nothing but the activity would remain
 */
export function inClassifierWords(typed: string[]): string[] | null {
  const said = [...new Set(typed.filter((word) => !AROUND.test(word)).map(classifierWord))]
  const isOther = said.length !== typed.length || said.some((word, at) => word !== typed[at])
  return isOther && said.length > 1 ? said : null
}
