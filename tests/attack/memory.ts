/** Large bodies that would fill the memory of an isolate, 128 MB, and end all requests in it. */
import { memoryOf } from '../soak/site.ts'
import { type Attack, countOf } from './attack.ts'
import type { AttackedSite } from './site.ts'

const SIZE = 20_000_000
const AT_ONCE = 30
/** Uploads before the measurement: as many as have a buffer each. */
const FIRST = 6
const FILE = new Blob([
  '--x\r\nContent-Disposition: form-data; name="action"\r\n\r\nphoto\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n',
  'a'.repeat(SIZE),
  '\r\n--x--\r\n',
])
const FORM = '/en/profile/company/edit/file'
const UPLOAD = '/api/files/common'

/** Posts the file many times at once. @returns megabytes that the worker grew by, and the statuses */
async function postAtOnce({ origin, pid }: AttackedSite, path: string, Cookie: string, times = AT_ONCE) {
  const before = memoryOf(pid)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(pid))
  }, 20)
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', Origin: origin, Cookie }
  const post = () =>
    fetch(origin + path, { method: 'POST', headers, body: FILE, redirect: 'manual' }).then(
      ({ status }) => ({ status }),
      // The worker ended the connection without reading the rest.
      () => ({ status: 0 }),
    )
  const responses = await Promise.all(Array.from({ length: times }, post))
  clearInterval(watch)
  return { grown: most - before, responses }
}

export const formsOfNoOne: Attack = {
  name: `MB that ${AT_ONCE} forms of 20 MB at once add to the worker, from a client with a made-up session`,
  before: '45 each',
  async run(site) {
    const { grown, responses } = await postAtOnce(site, FORM, 'access=forged; session=1')
    return { now: grown.toFixed(0), isHeld: grown < 60 && countOf(responses, 200) === 0 }
  },
}

const cookiesOf = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** @param login of a new supplier, who posts them */
const ofSession = (name: string, path: string, login: string): Attack => ({
  name: `MB that ${AT_ONCE} ${name} of 20 MB at once add to the worker, from a person who is signed in`,
  before: '45 each',
  async run(site) {
    const { cookies } = await site.newSupplier(login)
    // The first few load what every upload needs and fill the local R2, which runs in the same process: that does not grow with their number.
    await postAtOnce(site, path, cookiesOf(cookies), FIRST)
    const { grown, responses } = await postAtOnce(site, path, cookiesOf(cookies))
    // No request failed: each was read and refused, or refused with Retry-After.
    const broken = countOf(responses, 500) + countOf(responses, 502)
    return { now: grown.toFixed(0), isHeld: grown < 160 && broken === 0 }
  },
})

export const formsOfSession = ofSession('forms', FORM, 'forms@attack.example')
export const uploadsOfSession = ofSession('uploads', UPLOAD, 'uploads@attack.example')
