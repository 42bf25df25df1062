import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutReply } from './cut-reply.ts'
import { htmlToText } from './html-to-text.ts'
import { parseMail } from './parse-mail.ts'

const read = (name: string) => parseMail(readFileSync(`tests/fixtures/mail/${name}.eml`))

describe('an answer written with', () => {
  test.each([
    ['gmail-en', 'li.wei@valves.example', 'Yes, 100 pieces are fine – when can you ship?\n\nBest regards,\nLi Wei', []],
    [
      'outlook-ru',
      'ivan@zavod.example',
      'Добрый день!\n\nЧертёж во вложении, цена за 100 шт. нужна до пятницы.',
      ['чертёж.pdf'],
    ],
    ['apple-mail-ru', 'ivan@zavod.example', 'Сто штук, DN 50.', []],
    ['yandex-ru', 'ivan@zavod.example', 'Согласны с ценой 125 ₽.\nСчёт, пожалуйста, на ООО «Завод».', []],
    ['qq-zh', 'li.wei@valves.example', '可以，先订100件，请报含税价。', []],
  ])('%s is what the person wrote, without the quote and the signature', async (name, from, text, files) => {
    const mail = await read(name)
    expect(mail).toMatchObject({ from, text, isAutomatic: false, messageId: expect.stringContaining(name.slice(0, 2)) })
    expect(mail.files.map((file) => file.name)).toEqual(files)
  })

  test('a program is automatic', async () => {
    expect((await read('absence')).isAutomatic).toBe(true)
    const withHeader = (header: string) =>
      parseMail(new TextEncoder().encode(`From: a@b.example\r\n${header}\r\n\r\nGone`))
    for (const header of ['Precedence: bulk', 'Return-Path: <>', 'List-Id: x', 'X-Autoreply: yes'])
      expect((await withHeader(header)).isAutomatic, header).toBe(true)
    expect((await withHeader('Auto-Submitted: no')).isAutomatic).toBe(false)
  })
})

describe('quotes', () => {
  test.each([
    ['Да\n\nпн, 23 нояб. 2026 г. в 10:00, Kontor <a@b.example>:\n> Цена?', 'Да'],
    ['好的\n\nKontor <a@b.example> 于2026年11月23日周一 10:00写道：\n\n> 价格', '好的'],
    ['> Price?\nOn 23 Nov 2026, at 10:00, A <a@b.example> wrote:\n> x\n125 each', '125 each'],
    ['Yes\n-----Original Message-----\nFrom: A\nSent: today\n\nold', 'Yes'],
    ['Да\n________________________________\nОт: A <a@b.example>\nОтправлено: 23 ноября\n\nold', 'Да'],
    ['From: our plant in Perm\nwe can ship 100', 'From: our plant in Perm\nwe can ship 100'],
    ['He wrote: 5 pieces', 'He wrote: 5 pieces'],
    ['> all of it is quoted', '> all of it is quoted'],
    ['Ok\n-- \nIvan', 'Ok'],
  ])('of %j', (text, own) => expect(cutReply(text)).toBe(own))

  test('of any text leave lines of that text, and something where there was something', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('> a', '-- ', 'On 2026 wrote:', 'From: a', 'To: b'))),
        (lines) => {
          const text = lines.join('\n')
          const own = cutReply(text)
          expect(own === '').toBe(/^[\s\u200b\ufeff]*$/.test(text))
          expect(cutReply(own).length).toBeLessThanOrEqual(own.length)
        },
      ),
    )
  })
})

test('HTML is read as lines, without scripts and styles, with quotes marked', () => {
  const html =
    '<style>p{}</style><p>One<br>two</p><script>x</script><blockquote>old<blockquote>older</blockquote></blockquote><ul><li>a</ul>'
  expect(htmlToText(html)).toBe('One\ntwo\n> old\n>> older\n– a')
})
