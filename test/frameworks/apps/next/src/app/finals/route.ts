export const POST = (): Response => new Response(null, { status: 204 });
