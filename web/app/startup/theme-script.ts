/**
 * Runs before the first paint: a chosen theme, and the mark that script works (controls that need it show themselves then).
 * It never changes between answers, so the page's policy allows it by its hash.
 */
export const THEME_SCRIPT =
  "(function(d){d.classList.add('js');try{var t=localStorage.getItem('theme');if(t=='light'||t=='dark')d.dataset.theme=t}catch(e){}})(document.documentElement)"
