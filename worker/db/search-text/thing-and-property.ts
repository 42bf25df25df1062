/** What a query names, and what it says of it: "boots" and "for cold weather", 钢丝绳 and 电梯. */

/** What follows is a property, a purpose or a material of the thing that was named before it. */
const BEFORE_PROPERTY = /\s(?:с|со|для|из|под|на|по|от|без|чтобы|with|without|for|that|which|to|against)\s/u

/** In Chinese what describes a thing precedes it: 电梯用的钢丝绳; a 万用表 is one word. */
const HAN_PROPERTY = /^(.*\p{Script=Han}.*)(?:的|(?<!万)用)(\p{Script=Han}.*)$/u

/** An adjective by its ending, unless that is a noun's: «покрытие». */
export const ADJECTIVE = /(?:[ыи]й|[ая]я|[ое]е|ые|(?<![нтл])ие|[ыи]х|[ое]го|[ыи]ми|ую)$/

/** @returns the text before and after the word that a property follows; null where there is none */
export function thingAndProperty(q: string): { thing: string; property: string } | null {
  const text = q.toLowerCase()
  const [, said = '', named = ''] = HAN_PROPERTY.exec(text) ?? []
  if (named !== '') return { thing: named, property: said }
  const at = text.search(BEFORE_PROPERTY)
  return at < 0 ? null : { thing: text.slice(0, at), property: text.slice(at) }
}
