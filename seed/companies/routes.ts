/** Where service companies work: 'CN:ningbo > RU:vladivostok', '> RU' for a place alone. */
const ROUTES: Record<string, string[]> = {
  'zolotoy-mys': ['CN > RU', 'KR > RU', 'RU:vladivostok > RU:moscow'],
  'hulun-freight': ['CN > RU:chita', 'CN > RU:irkutsk', 'CN > RU:novosibirsk', 'RU > CN'],
  'wusong-lines': ['CN:shanghai > RU', 'CN:ningbo > RU', 'CN:wenzhou > RU', 'RU > CN'],
  'svisloch-trans': ['BY > RU', 'DE > RU', 'RU > BY'],
  'khorgos-gate': ['CN > KZ', 'CN > RU', '> KZ'],
  'tsemes-port': ['TR > RU', 'IN > RU', '> RU:novorossiysk'],
  'deklarant-ural': ['> RU'],
  'yauza-test': ['> RU', '> BY', '> KZ'],
  'chunshen-inspection': ['CN > RU', 'CN > KZ'],
  'tiexi-lab': ['> CN'],
  'kadikoy-gozetim': ['TR > RU'],
  'chorsu-broker': ['> UZ'],
  'houhai-trade': ['CN:shenzhen > RU', 'CN:guangzhou > RU', 'CN:dongguan > RU'],
  'songhua-trade': ['CN > RU'],
}

export const routesOf = (key: string) =>
  (ROUTES[key] ?? []).map((route) => {
    const [from, to] = route.split('>').map((place) => place.trim() || null)
    return { from: from ?? null, to: to ?? null }
  })
