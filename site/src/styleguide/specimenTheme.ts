// A frame shows one theme, whatever theme this browser's visitor has chosen.
const theme = new URLSearchParams(location.search).get('theme')
if (theme) document.documentElement.classList.toggle('dark', theme !== 'light')
