// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Verifies signatures of secp256k1 keys.
library Signatures {
    /// Half of the order of the curve. With an `s` above it, each signature would have a second form (EIP-2).
    uint256 private constant MAX_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0;

    /// @notice Whether `signer` signed the digest.
    function isValid(address signer, bytes32 digest, uint8 v, bytes32 r, bytes32 s) internal pure returns (bool) {
        if (uint256(s) > MAX_S || (v != 27 && v != 28)) return false;
        // ecrecover returns the zero address for numbers that are no signature of any key.
        return signer != address(0) && ecrecover(digest, v, r, s) == signer;
    }

    /// @notice The same for a signature of 65 bytes; any other length is not valid.
    function isValid(address signer, bytes32 digest, bytes calldata signature) internal pure returns (bool) {
        if (signature.length != 65) return false;
        (uint8 v, bytes32 r, bytes32 s) = split(signature);
        return isValid(signer, digest, v, r, s);
    }

    /// @notice The parts of a signature of 65 bytes: `r`, `s`, `v`.
    function split(bytes calldata signature) internal pure returns (uint8 v, bytes32 r, bytes32 s) {
        return (uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64]));
    }
}
