import { BASIS_COOKIE } from '../../../domain/price-basis.ts'
import { CURRENCY_COOKIE } from '../../../domain/reader-currency.ts'

/**
 * Runs before the first paint: applies a chosen theme, marks that scripts work, which shows the controls that need them, and
 * whether there is no session, which the header's link to the account says: public pages are the same for everyone.
 */
const THEME =
  "(function(d){d.classList.add('js');if(!/(?:^|; )session=1/.test(document.cookie))d.classList.add('signed-out');try{var t=localStorage.getItem('theme');if(t=='light'||t=='dark')d.dataset.theme=t}catch(e){}})(document.documentElement)"

/**
 * Reloads a page restored from the browser's memory ("Back") or shown in another tab where another currency or
 * quantity has been chosen since it was rendered: its prices would be in the previous one. It is in this script because the app may not have started in that page.
 */
const CURRENCY = `(function(c,n,r){n=c();r=function(){if(navigator.onLine&&c()!=n)location.reload()};addEventListener('pageshow',function(e){if(e.persisted)r()});addEventListener('visibilitychange',function(){if(!document.hidden)r()},true)})(function(){return(document.cookie.match(/(?:^|; )(${CURRENCY_COOKIE}|${BASIS_COOKIE})=[^;]+/g)||[]).sort().join()})`

/** The script in <head>. It is the same in every response, so the page's security policy allows it by its hash. */
export const FIRST_SCRIPT = `${THEME};${CURRENCY}`

/**
 * The last script of the document: it imports the app, and runs after the document is parsed. A script element with an address would need
 * `'self'` in the page's security policy; what an allowed script imports needs nothing there (`'strict-dynamic'`).
 * @param file address of the browser's entry, of this build
 */
export const entryScript = (file: string): string => `import(${JSON.stringify(file)})`
