/** Files of suppliers in plain forms, as a browser without script posts them. */
import { request as open } from 'node:http'
import { expect, test } from 'vitest'
import { newInn } from '../fixtures/new-inn.ts'
import { png } from '../fixtures/uploads/pictures.ts'
import { type Browser, cookiesOf } from './browser.ts'
import { BROWSER, ownOrigin, samples, shareSite, tags } from './site.ts'
import { call, readPage, signedUp } from './visitors.ts'

shareSite()

async function supplierWithProduct(email = 'files@people.example', taxNumber = newInn()) {
  const supplier = await signedUp(email)
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber, name: 'Works of files' })
  const { category } = await samples()
  const { id } = await call(supplier, 'POST', '/api/profile/company/products', {
    names: { en: 'Valve' },
    category: category.id,
  })
  return { supplier, id }
}

function postFiles(browser: Browser, path: string, fields: Record<string, string>, files: [name: string, File][]) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const [name, file] of files) body.append(name, file)
  const headers = { 'User-Agent': BROWSER, ...cookiesOf(browser), Origin: ownOrigin() }
  return fetch(ownOrigin() + path, { method: 'POST', headers, body, redirect: 'manual' })
}

const picture = (name: string, side: number) => new File([png(side, side)], name, { type: 'image/png' })

/** Sends the head of a form and none of its body. @returns the response to that */
function announce(browser: Browser, path: string, bytes: number) {
  const headers = {
    'User-Agent': BROWSER,
    ...cookiesOf(browser),
    Origin: ownOrigin(),
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': bytes,
  }
  return new Promise<{ status: number | undefined; page: string }>((done, fail) => {
    const sent = open(ownOrigin() + path, { method: 'POST', headers }, async (response) => {
      let page = ''
      for await (const part of response.setEncoding('utf8')) page += part
      sent.destroy()
      done({ status: response.statusCode, page })
    })
    sent.on('error', fail)
    sent.flushHeaders()
  })
}

test('file fields take several files from the first touch, and say which kinds and sizes before', async () => {
  const { supplier, id } = await supplierWithProduct()
  const screen = `/en/profile/product/${id}/file`
  const fieldsOf = async (path: string) => {
    const page = await readPage(supplier, path)
    const inputs = tags(page, 'input').filter(({ type, capture }) => type === 'file' && capture === undefined)
    return inputs.map((input) => ({
      name: input.name,
      isMultiple: input.multiple !== undefined,
      accept: input.accept,
      note: new RegExp(`id="${input['aria-describedby']}"[^>]*>([^<]+)`).exec(page)?.[1] ?? '',
    }))
  }
  const [own] = await fieldsOf(screen)
  expect(own).toMatchObject({ name: 'file', isMultiple: true, accept: expect.stringContaining('.xlsx') })
  expect(own?.accept).not.toContain('image/*')
  expect(own?.note).toMatch(/10\sMB.*PDF.*20\sMB/)
  const ofCompany = await fieldsOf('/en/profile/company/edit/file')
  expect(ofCompany.map(({ name, isMultiple }) => [name, isMultiple])).toEqual([
    ['logo-file', false],
    ['photo-file', true],
    ['certificate-file', false],
  ])
  for (const { note } of ofCompany) expect(note).toMatch(/10\sMB/)

  // Two pictures are saved, and each refused one is named with its reason.
  const sent = await postFiles(supplier, screen, { action: 'add', once: crypto.randomUUID() }, [
    ['file', picture('front.png', 8)],
    ['file', new File(['II*\0'], 'drawing.tiff', { type: 'image/tiff' })],
    ['file', picture('side.png', 9)],
    ['file', new File([png(8, 8).slice(0, 40)], 'broken.png', { type: 'image/png' })],
  ])
  expect(sent.status).toBe(422)
  const page = await sent.text()
  expect(page).toMatch(/drawing\.tiff<\/strong>.{0,20}This file type is not accepted/)
  expect(page).toMatch(/broken\.png<\/strong>.{0,40}damaged/)
  expect(page).toContain('the others are saved')
  const { pictures } = await call(supplier, 'GET', `/api/profile/company/products/${id}/files`)
  expect(pictures).toHaveLength(2)

  const both = await postFiles(supplier, screen, { action: 'add', once: crypto.randomUUID() }, [
    ['file', picture('top.png', 10)],
    ['file', picture('back.png', 11)],
  ])
  expect(both.status).toBe(303)

  // A form that is too large is refused by its length, on the screen, before any of it has arrived.
  const large = await announce(supplier, screen, 26_000_000)
  expect(large.status).toBe(413)
  expect(large.page).toMatch(/Nothing was sent: the files exceed 20\sMB in total/)
  expect(large.page).toContain('name="file"')
})

test('pictures of many products are found by the articles in their names, each file by itself', async () => {
  const { supplier, id } = await supplierWithProduct('articles@people.example')
  const { category } = await samples()
  const product = (model: string) =>
    call(supplier, 'POST', '/api/profile/company/products', { names: { en: model }, category: category.id, model })
  const valve = await product('KSH/50')
  await product('TWIN')
  await product('TWIN')
  const list = '/en/profile/product?status=draft'
  const send = (...names: string[]) =>
    postFiles(
      supplier,
      list,
      { action: 'pictures', once: names.join() },
      names.map((name, at) => ['pictures', picture(name, 64 + at)]),
    )
  const whole = await send('KSH_50-2.png', 'ksh-50.png')
  expect(whole.headers.get('Location')).toBe(`${list}&done=rows&pictures=2`)
  const path = `/api/profile/company/products/${valve.id}/files`
  const widths = async () => (await call(supplier, 'GET', path)).pictures.map(({ width }: { width: number }) => width)
  expect(await widths(), 'the one without a number first').toEqual([65, 64])

  const partly = await send('KSH_50 (3).png', 'KSH_50-2.png', 'TWIN.png', 'nobody.png')
  const page = (await partly.text()).replaceAll('<!-- -->', '')
  expect(partly.status).toBe(422)
  expect(page).toContain('1 image added')
  for (const [name, reason] of [
    ['KSH_50-2.png', 'already has this image'],
    ['TWIN.png', 'Several products have this part number'],
    ['nobody.png', 'No product with this part number'],
  ])
    expect(page).toMatch(new RegExp(`<strong>${name}</strong> — [^<]*${reason}`))
  expect(await widths()).toEqual([65, 64, 64])
  expect((await call(supplier, 'GET', `/api/profile/company/products/${id}/files`)).pictures).toEqual([])
})
