// The styles of every component, those drawn at the edge alone as well: the browser gets one sheet with all of them. Personal screens
// have a sheet of their own (scripts/vite/personal-styles.ts); the development server serves no built sheets.
import.meta.glob(['../{app,components,pages}/**/*.module.css', '!../pages/{account*,sign-in,inquiry}/**'], {
  eager: true,
})

if (import.meta.env.DEV) {
  const personal = import.meta.glob('../pages/{account*,sign-in,inquiry}/**/*.module.css')
  for (const load of Object.values(personal)) void load()
}
