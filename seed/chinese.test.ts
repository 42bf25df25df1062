import { expect, test } from 'vitest'
import { spaceChinese, spaced } from './chinese.ts'

test.each([
  ['304不锈钢', '304 不锈钢'],
  ['宽300 mm，长3 m', '宽 300 mm，长 3 m'],
  ['2～8天', '2–8 天'],
  ['牌号09Г2С（Q355）', '牌号 09Г2С（Q355）'],
  ['预付30%，装柜前付70%', '预付 30%，装柜前付 70%'],
  ['不锈钢 304', '不锈钢 304'],
  ['功率0.55～315kW，流量2000m³/h', '功率 0.55–315 kW，流量 2000 m³/h'],
  ['1600A以下，25kVA、10kV和2.5MPa', '1600 A 以下，25 kVA、10 kV 和 2.5 MPa'],
  ['A4、Q235A、M12、304L、HT-15A', 'A4、Q235A、M12、304L、HT-15A'],
  ['经−40℃低温和20 ℃试验', '经 −40 °C 低温和 20 °C 试验'],
  ['安全系数5 : 1的吨袋', '安全系数 5:1 的吨袋'],
  ['球阀DN200 PN16', '球阀 DN 200 PN 16'],
  ['温度−40～+200 °C，−0.1…0.5 MPa', '温度 −40～+200 °C，−0.1～0.5 MPa'],
  ['占70–80%', '占 70%–80%'],
  ['09G2S (Q355) 12 m，弹簧式（丝扣） DN25', '09G2S（Q355）12 m，弹簧式（丝扣）DN 25'],
  ['P₀ + m × (C − C₀)，见[目录](/catalog)', 'P₀ + m × (C − C₀)，见[目录](/catalog)'],
  ['| 铁（板） | 1 |', '| 铁（板） | 1 |'],
  ['2027年2月16日开幕，1月10日前', '2027年2月16日开幕，1月10日前'],
  ['6A、183B；Spec 9A；机座号71A', '6A、183B；Spec 9A；机座号 71A'],
  ['约**5%**的**重量**；按**ISO 9**测', '约 **5%** 的**重量**；按 **ISO 9** 测'],
])('%s is written %s', (text, expected) => {
  expect(spaced(text)).toBe(expected)
})

test('Chinese at any depth is spaced, other languages and addresses are not', () => {
  const content = {
    name: { zh: '法兰DN50', ru: 'ДN50' },
    facts: [{ value: { zh: '宽300 mm' } }],
    address: { zh: '人民路8号' },
  }
  spaceChinese(content)
  expect(content).toEqual({
    name: { zh: '法兰 DN 50', ru: 'ДN50' },
    facts: [{ value: { zh: '宽 300 mm' } }],
    address: { zh: '人民路8号' },
  })
})
