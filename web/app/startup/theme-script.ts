/**
 * Runs before the first paint: applies a chosen theme, and marks that scripts work, which shows the controls that need
 * them. It is the same in every response, so the page's security policy allows it by its hash.
 */
export const THEME_SCRIPT =
  "(function(d){d.classList.add('js');try{var t=localStorage.getItem('theme');if(t=='light'||t=='dark')d.dataset.theme=t}catch(e){}})(document.documentElement)"
