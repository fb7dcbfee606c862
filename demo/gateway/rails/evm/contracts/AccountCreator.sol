// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Creates accounts of buyers with the calls that come with their signatures (EIP-6492). Buyers choose these calls, so this
/// contract must never hold anything, or be allowed to do anything.
contract AccountCreator {
    /// @notice Calls the factory, and returns whether it succeeded. If somebody has created the account before, it fails.
    function create(address factory, bytes calldata creation) external returns (bool success) {
        (success,) = factory.call(creation);
    }
}
