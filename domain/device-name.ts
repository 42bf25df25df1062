/** Browsers by their User-Agent token, the specific ones first: most also contain the tokens of Chrome and Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\/(\d+)/, 'WeChat'],
  [/YaBrowser\/(\d+)/, 'Yandex Browser'],
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/**
 * A readable name of a device: 'Chrome 156 · Windows'.
 * @param agent the User-Agent header (RFC 9110 section 10.1.5)
 * @returns the header's first token for an unknown browser: 'curl/8.5.0'
 */
export function deviceName(agent: string): string {
  const browser = BROWSERS.flatMap(([pattern, name]) => {
    const [, version] = pattern.exec(agent) ?? []
    return version === undefined ? [] : [`${name} ${version}`]
  })
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1]
  return [browser[0], system].filter(Boolean).join(' · ') || (/^\S*/.exec(agent)?.[0] ?? '')
}
