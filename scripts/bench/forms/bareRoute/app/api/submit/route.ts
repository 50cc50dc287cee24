/** What a Next route costs that reads a form and does nothing with it: the measure of what ours costs. */
export async function POST(request: Request): Promise<Response> {
  await request.json()
  return Response.json({ success: true, reference: 'DW-0000-0000' }, { status: 201 })
}
