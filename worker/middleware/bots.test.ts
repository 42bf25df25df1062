import { expect, test } from 'vitest'
import { isCrawler } from './bots.ts'

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7; TSM-turingos-1253296984) AppleWebKit/537.36 Chrome/119.0.0.0 Safari/537.36',
])('%s is a crawler', (userAgent) => expect(isCrawler(userAgent)).toBe(true))

test.each([
  undefined,
  '',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 YaBrowser/26.10 Safari/537.36',
])('%s is a person', (userAgent) => expect(isCrawler(userAgent)).toBe(false))
