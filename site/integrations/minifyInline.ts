import { minifySync, type Plugin } from 'vite'

/** Replaces `name.toString()` by the minified text of that function of `file`: what is put into every page as a script. */
export function minifyInline(file: string, name: string): Plugin {
  const declaration = new RegExp(`function ${name}\\([\\s\\S]*?\\n}`)
  return {
    name: 'diwan-minify-inline',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith(file)) return null
      const text = declaration.exec(code)?.[0]
      if (text === undefined) throw new Error(`${file} declares no function ${name}: nothing to put into pages.`)
      const { code: minified } = minifySync(id.replace(/\.ts$/, '.js'), `export ${text}`)
      const source = minified.replace(/^export /, '').replace(/;?\s*$/, '')
      return { code: code.replace(`${name}.toString()`, () => JSON.stringify(source)), map: null }
    },
  }
}
