/** The examples as their page shows them. The built worker has them from its assets (scripts/vite/data-in-assets.ts). */
import { EXAMPLE_CALLS } from './examples.ts'
import { EXAMPLES, type ExampleName } from './names.ts'
import { CURL_RECEIVER, printCurl } from './print-curl.ts'
import { ONEC_RECEIVER, printOneC } from './print-onec.ts'
import { PYTHON_RECEIVER, printPython, printPythonFeed } from './print-python.ts'

interface ExampleText {
  curl: string
  python: string
  onec: string
}

function printed(name: ExampleName): ExampleText {
  const call = EXAMPLE_CALLS[name]
  const python = name === 'feed' ? printPythonFeed(call) : printPython(call)
  return { curl: printCurl(call), python, onec: printOneC(call) }
}

const RECEIVER: ExampleText = { curl: CURL_RECEIVER, python: PYTHON_RECEIVER, onec: ONEC_RECEIVER }

/** By name of the example; `{ORIGIN}`, `{HOST}` and `{LOCALE}` are replaced by those of the site and the language of the page. */
export const EXAMPLE_TEXTS: Readonly<Record<string, ExampleText>> = {
  ...Object.fromEntries(EXAMPLES.map((name) => [name, printed(name)])),
  webhook: RECEIVER,
}
