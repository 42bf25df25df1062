import { type Browser, openBrowser as openPlain } from '../fixtures/browser.ts'
import { documented } from '../fixtures/documented.ts'

export { type Browser, requestCode, signUp } from '../fixtures/browser.ts'

/** A browser that compares every response with the OpenAPI document. */
export const openBrowser = (site: string, origin = site) => openPlain(site, origin, documented)

/** The headers with which another client sends the browser's cookies. */
export const cookiesOf = ({ cookies }: Browser) => ({ Cookie: [...cookies].map((one) => one.join('=')).join('; ') })
