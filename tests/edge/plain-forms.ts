/** Plain forms as a browser without script posts them: with the values of their markup and one of their buttons. */
import { expect } from 'vitest'
import { FORM_HANDLERS } from '../../worker/forms/account/handlers.ts'
import { storeCookies } from '../fixtures/store-cookies.ts'
import { type Browser, cookiesOf } from './browser.ts'
import { BROWSER, ownOrigin, request, tags } from './site.ts'

const REFERENCES: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
const decoded = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => REFERENCES[name] ?? whole)

/** The values that a browser sends for the form's controls, such as ticked boxes and selected options. */
function fieldsOf(form: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { name, type = 'text', value = '' } of tags(form, 'input')) {
    if (name && !['file', 'radio', 'checkbox'].includes(type)) fields[name] = decoded(value)
  }
  for (const [, name = '', value = 'on'] of form.matchAll(
    /<input(?=[^>]* checked)(?=[^>]*type="checkbox")[^>]* name="([^"]*)"(?:[^>]* value="([^"]*)")?/g,
  ))
    fields[name] = value
  for (const [, name = '', text = ''] of form.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>([^<]*)/g))
    fields[name] = decoded(text)
  for (const [, name = '', options = ''] of form.matchAll(/<select[^>]* name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g)) {
    const all = tags(options, 'option')
    const [, chosen] = /<option(?=[^>]* selected)[^>]* value="([^"]*)"/.exec(options) ?? []
    fields[name] = chosen ?? all[0]?.value ?? ''
  }
  return fields
}

export interface Press {
  path: string
  /** Value of the button. */
  action: string
  /** Values typed into its fields. */
  typed?: Record<string, string>
  file?: File
  /** A text in the form's markup, where the screen has the same button several times. */
  of?: string
}

/** @returns the values of the screen's form that has the button @throws Error where no form has it */
export async function readForm(browser: Browser, { path, action, of = '' }: Press): Promise<Record<string, string>> {
  const screen = await (await request(path, cookiesOf(browser))).text()
  const forms = [...screen.matchAll(/<form[\s\S]*?<\/form>/g)].map(([form]) => form)
  const form = forms.find((one) => one.includes(`value="${action}"`) && one.includes(of))
  if (!form) throw new Error(`${path} has no button ${action} ${of}: ${screen.replace(/<[^>]*>/g, ' ').slice(0, 600)}`)
  return fieldsOf(form)
}

/** Posts fields with the browser's cookies, and ignores the cookies of the response. */
export function post(browser: Browser, path: string, fields: Record<string, string>, file?: File): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  if (file) body.set('file', file)
  return fetch(ownOrigin() + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'User-Agent': BROWSER, Origin: ownOrigin(), ...cookiesOf(browser) },
    body: file ? body : new URLSearchParams(fields),
  })
}

/**
 * Posts the same form twice at once, and again after the responses, as a double press, a retry and a reload do. The browser stores the
 * cookies of the last response.
 * @returns where all three redirect; null where the screen is shown again
 */
export async function postThrice(browser: Browser, path: string, fields: Record<string, string>, file?: File) {
  const once = () => post(browser, path, fields, file)
  const responses = [...(await Promise.all([once(), once()])), await once()]
  const results = responses.map(({ status, headers }) => ({ status, place: headers.get('Location') }))
  const page = (await responses.at(-1)?.text()) ?? ''
  const why = page.match(/role="alert">[^<]*|class="[^"]*fault[^"]*">[^<]*/g)?.join()
  const [first] = results
  for (const one of results)
    expect(one, `${path} ${fields.action ?? ''}: ${JSON.stringify(results)} ${why}`).toEqual(first)
  storeCookies(browser.cookies, responses.at(-1)?.headers.getSetCookie() ?? [])
  return first?.place ?? null
}

/** Presses a button of a screen three times (`postThrice`). */
const pressThrice = async (browser: Browser, press: Press): Promise<string | null> =>
  postThrice(
    browser,
    press.path,
    { ...(await readForm(browser, press)), action: press.action, ...press.typed },
    press.file,
  )

/** Screens whose buttons have a test file of their own, by group; all others are pressed in pressed-twice.test.ts. */
const GROUPS = {
  account:
    /^(profile|settings|mails?|mailCode|phones?|phoneCode|mailPhones|contactRemoval|contactMain|lists?|follows)$/,
  addresses: /^addresses$/,
  conversation: /^(received|request|ownQuote|quote|order|sale|approvals?|templates|openRequest)$/,
  desk: /^(productReview|reasons)$/,
  rules: /^goodsRules$/,
  editions: /^editions?$/,
  stories: /^deskStor(ies|y)$/,
  reports: /^deskReports$/,
  parties: /^(deskCompany|deskPerson|confirmation)$/,
  catalogue: /^(synonyms|borderRates|regulations|parameters|categoryParameters|unmatchedMail|publishedRequests)$/,
  unsorted: /^unsortedGoods$/,
  instance: /^(deskTokens|brokenFeeds|deskBanks|backups)$/,
  rates: /^(deskRates|deskServices|legalTexts?)$/,
  imports: /^(imports?|categoryProposals)$/,
  edits: /^productEdit$/,
  programs: /^(apiTokens|webhooks|goodsFeeds|partnerFeeds)$/,
}

const groupOf = (screen: string): string =>
  Object.entries(GROUPS).find(([, screens]) => screens.test(screen))?.[0] ?? 'organization'

/** Presses buttons three times each, and records which. */
export function pressing() {
  const pressed = new Set<string>()
  const remember = (screen: string, action: string) => void pressed.add(`${screen} ${action}`)
  return {
    remember,
    /** @param screen its name in FORM_HANDLERS */
    press(browser: Browser, screen: string, press: Press): Promise<string | null> {
      remember(screen, press.action)
      return pressThrice(browser, press)
    },
    /** Expects that every button of the group's screens was pressed. */
    expectAll(group: keyof typeof GROUPS | 'organization') {
      const screens = Object.entries(FORM_HANDLERS).filter(([screen]) => groupOf(screen) === group)
      const all = screens.flatMap(([screen, actions]) => Object.keys(actions).map((action) => `${screen} ${action}`))
      expect(all.filter((one) => !pressed.has(one))).toEqual([])
    },
  }
}
