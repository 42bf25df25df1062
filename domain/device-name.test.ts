import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/156.0.0.0 Safari/537.36`, 'Chrome 156 · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${KIT} Chrome/156.0.0.0 YaBrowser/26.9 Safari/537.36`, 'Yandex Browser 26 · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${KIT} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`, 'Edge 156 · Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
    'Safari 19 · iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16) ${KIT} Chrome/150.0 Mobile Safari/537.36 MicroMessenger/8.0.50`,
    'WeChat 8 · Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145 · Linux'],
  ['curl/8.5.0 (x86_64-pc-netbsd)', 'curl/8.5.0'],
  ['tests', 'tests'],
  ['', ''],
])('%s', (agent, name) => expect(deviceName(agent)).toBe(name))
