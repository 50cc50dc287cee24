/** Gives jsdom the dialogs that it has not: opened, and closed with an answer. */
export function withDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (answer = '') {
    this.open = false
    this.returnValue = answer
    this.dispatchEvent(new Event('close'))
  }
}
