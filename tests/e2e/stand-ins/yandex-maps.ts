/** Serves the fake of the maps' API: `node yandex-maps.ts PORT`. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { MAPS_KEY } from './addresses.ts'

const script = readFileSync(join(import.meta.dirname, 'yandex-maps-v3.js'))

createServer(({ url = '/' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  if (pathname === '/v3/' && searchParams.get('apikey') === MAPS_KEY && searchParams.get('lang')) {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
  } else if (pathname === '/parts') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' }).end('{}')
  } else {
    response.writeHead(pathname === '/v3/' ? 403 : 200).end()
  }
}).listen(Number(process.argv[2]), '127.0.0.1')
