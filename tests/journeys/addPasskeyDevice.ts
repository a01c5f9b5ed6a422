import type { Visit } from "./visit";

/** A virtual device that stores passkeys, and whose owner always agrees. */
export const addPasskeyDevice = async ({ page, context }: Visit): Promise<void> => {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};
